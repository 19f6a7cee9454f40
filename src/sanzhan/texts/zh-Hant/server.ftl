# Generated from zh-Hans by `python -m sanzhan.texts.hant`: change the source or overrides.toml instead.

### 伺服器：出錯時說的話。

error-no-name = 先起個名字，再入座。
error-seats-empty = 每個座位都要有人或機器人，才能開局。
error-no-private-talk = 這一款遊戲裡，說話全桌都聽得到。
error-bad-listeners = 私下說話，要選本桌別的座位，每個只選一次。
error-too-many-rooms = 開著的房間太多了。先散掉一間，或等一會兒。
error-too-many-sockets = 同一個人開的視窗太多了。關掉幾個再試。
error-no-hello = 伺服器沒有等到這一頁的招呼。重新整理頁面再試。
error-cross-site = 伺服器只聽自己網頁的話。從大廳打開頁面再試。
error-unknown-path = 伺服器沒有這個去處。
error-no-client = 網頁還沒有做好。在專案的資料夾裡執行 make setup，再打開這一頁。
error-port = 這個埠用不了，換一個埠再開。
error-data-folder = 存放牌局的資料夾用不了。
error-database = 資料庫用不了。
