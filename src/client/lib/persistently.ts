const PAUSE_MS = 3_000;
const TRIES = 6;

/**
 * Loads a part of the app, and tries again where the line has lost it: a browser asks again for a file that did not come.
 * Rejects when it could not be had for 15 seconds.
 */
export async function persistently<Part>(load: () => Promise<Part>, tries = TRIES): Promise<Part> {
  try {
    return await load();
  } catch (reason) {
    if (tries === 1) throw reason;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return persistently(load, tries - 1);
  }
}
