import { loadLostSheets } from './lost-sheets.ts';

const PAUSE_MS = 3_000;
const TRIES = 6;

/**
 * Loads a part of the app, and tries again where the line has lost it: Chromium, and Firefox from 155 on, ask again for
 * a script that did not come (whatwg/html#6768). Rejects when it could not be had for 15 seconds.
 */
export async function persistently<Part>(load: () => Promise<Part>, tries = TRIES): Promise<Part> {
  try {
    const part = await load();
    await loadLostSheets();
    return part;
  } catch (reason) {
    if (tries === 1) throw reason;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return persistently(load, tries - 1);
  }
}
