import { setTimeout as sleep } from 'node:timers/promises';
import type { PageDrawing } from '../../../shared/page-start.ts';

/** The HTML of a page's root; rejects when a component throws or the signal is aborted. */
type DrawPage = (drawing: PageDrawing, signal: AbortSignal) => Promise<string>;

/** The module that the client's build makes for the server (`src/client/render.tsx`). */
export interface DrawingModule {
  drawPage: DrawPage;
}

/**
 * The HTML of a page's root, perhaps remembered; undefined when too many wait to be drawn; rejects when it cannot be drawn
 * in time.
 * @param isKept false for a page that is one reader's alone: such pages would push out those that all readers share, and
 * may take only half of the places that wait
 */
export type Drawer = (drawing: PageDrawing, how?: { isKept: boolean }) => Promise<string | undefined>;

/** A drawing takes some milliseconds, the first one of a page longer; one that waits for something would stop all others. */
const LONGEST_MS = 3_000;
/** Drawings of some tens of kB each. */
const KEPT = 200;
/** Further pages are drawn by the browser: no reader waits long for the server, whatever others ask for. */
const MOST_WAITING = 8;

/**
 * Draws pages one after the other and remembers them: the same start data give the same page. Those hold the versions
 * of goods and definitions and the minute, so a change of any of them is a new drawing, in every process. After each
 * drawing the process has as long for other work as the drawing took.
 */
export function pageDrawer({ drawPage }: DrawingModule): Drawer {
  const known = new Map<string, Promise<string>>();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function drawNext(drawing: PageDrawing): Promise<string> {
    waiting += 1;
    let begunAt = 0;
    const next = last.then(() => {
      begunAt = performance.now();
      return drawPage(drawing, AbortSignal.timeout(LONGEST_MS));
    });
    last = next
      .catch(() => undefined)
      .then(() => {
        waiting -= 1;
        return sleep(performance.now() - begunAt);
      });
    return next;
  }

  function keep(key: string, html: Promise<string>): void {
    // The one that was used last stands last.
    known.delete(key);
    known.set(key, html);
    html.catch(() => known.delete(key));
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  }

  return async (drawing, { isKept } = { isKept: true }) => {
    const key = JSON.stringify([drawing.url, drawing.start]);
    const found = known.get(key);
    if (!found && waiting >= (isKept ? MOST_WAITING : MOST_WAITING / 2)) return undefined;
    const html = found ?? drawNext(drawing);
    if (isKept) keep(key, html);
    return html;
  };
}
