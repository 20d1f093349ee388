export function findChromium(): Promise<string>;

/** The path of Chromium's headless shell where it is installed, else of any Chromium. */
export function findHeadlessShell(): Promise<string>;
