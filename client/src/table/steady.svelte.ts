import { untrack } from 'svelte';
import type { Waiting } from '../protocol';
import type { RoomSession } from '../session.svelte';

/** A window that is over sooner is not spoken of. */
const enough = 600;
/** What has been over for so long is no longer said, even if nothing has lasted since. */
const stale = 1800;

/** Whom the table waits for, without the many windows that are over in a moment. */
export class Steady {
  waiting: Waiting | null = $state.raw(null);
  at = $state(0);

  constructor(session: RoomSession) {
    let begun = false;
    /** When what is said was over. */
    let over: number | null = null;
    const show = (waiting: Waiting | null, at: number) => {
      over = null;
      this.waiting = waiting;
      this.at = at;
    };
    $effect(() => {
      const { waiting, waitingAt } = session;
      if (waiting === null || !begun) {
        begun = waiting !== null;
        untrack(() => show(waiting, waitingAt));
        return undefined;
      }
      // said at the beginning of a window, so that it stands for as long as any other line
      if (over !== null && waitingAt - over > stale) untrack(() => show(null, waitingAt));
      over ??= waitingAt;
      const soon = setTimeout(() => show(waiting, waitingAt), enough);
      return () => clearTimeout(soon);
    });
  }
}
