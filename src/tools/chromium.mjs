// Finds a Chromium for the tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Chromium without windows: the same engine, with a sixth less processor time in the end-to-end tests. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

function onPath(names = NAMES) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

async function ofPlaywright() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function tell(command, args) {
  console.log(`Looking for Chromium: ${command} ${args.join(' ')} …`);
  return spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0;
}

/** The path of Chromium's headless shell where it is installed, else of any Chromium. */
export async function findHeadlessShell() {
  return process.env.CHROMIUM ?? onPath(SHELL_NAMES) ?? findChromium();
}

/** The path of an installed Chromium, else of Playwright's, else of one that the system's package manager installs. */
export async function findChromium() {
  const found = process.env.CHROMIUM ?? onPath() ?? (await ofPlaywright());
  if (found) return found;
  if (tell('npx', ['playwright', 'install', 'chromium'])) return ofPlaywright();
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (args) => tell([...sudo, 'apt-get'][0], [...sudo, 'apt-get', ...args].slice(1));
  apt(['update', '-qq']);
  apt(['install', '-y', '-qq', 'chromium']);
  const installed = onPath();
  if (!installed)
    throw new Error('No Chromium could be found or installed. Install one, or name it in CHROMIUM.');
  return installed;
}
