### 服务器：出错时说的话。

error-no-name = 先起个名字，再入座。
error-seats-empty = 每个座位都要有人或机器人，才能开局。
error-no-private-talk = 这一款游戏里，说话全桌都听得到。
error-bad-listeners = 私下说话，要选本桌别的座位，每个只选一次。
error-too-many-rooms = 开着的房间太多了。先散掉一间，或等一会儿。
error-too-many-sockets = 同一个人开的窗口太多了。关掉几个再试。
error-no-hello = 服务器没有等到这一页的招呼。刷新页面再试。
error-cross-site = 服务器只听自己网页的话。从大厅打开页面再试。
error-unknown-path = 服务器没有这个去处。
error-no-client = 网页还没有做好。在项目的文件夹里运行 make setup，再打开这一页。
error-port = 这个端口用不了，换一个端口再开。
error-data-folder = 存放牌局的文件夹用不了。
error-database = 数据库用不了。
