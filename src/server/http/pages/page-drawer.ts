import type { PageDrawing } from '../../../shared/page-start.ts';

/** The HTML of a page's root; rejects when a component throws or the signal is aborted. */
type DrawPage = (drawing: PageDrawing, signal: AbortSignal) => Promise<string>;

/** The module that the client's build makes for the server (`src/client/render.tsx`). */
export interface DrawingModule {
  drawPage: DrawPage;
}

/** The HTML of a page's root, perhaps remembered; rejects when it cannot be drawn in time. */
export type Drawer = (drawing: PageDrawing) => Promise<string>;

/** A drawing takes some milliseconds, the first one of a page longer; one that waits for something would stop all others. */
const LONGEST_MS = 3_000;
/** Drawings of some tens of kB each. */
const KEPT = 200;

/**
 * Draws pages one after the other and remembers them: the same start data give the same page. Those hold the versions
 * of goods and definitions and the minute, so a change of any of them is a new drawing at once, in every process.
 */
export function pageDrawer({ drawPage }: DrawingModule): Drawer {
  const known = new Map<string, Promise<string>>();
  let last: Promise<unknown> = Promise.resolve();

  function drawNext(drawing: PageDrawing): Promise<string> {
    const next = last.then(() => drawPage(drawing, AbortSignal.timeout(LONGEST_MS)));
    last = next.catch(() => undefined);
    return next;
  }

  return (drawing) => {
    const key = JSON.stringify([drawing.url, drawing.start]);
    const html = known.get(key) ?? drawNext(drawing);
    // The one that was used last stands last.
    known.delete(key);
    known.set(key, html);
    html.catch(() => known.delete(key));
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return html;
  };
}
