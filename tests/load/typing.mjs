// From a key stroke to the paint in `auth/register`, beside a bare input on the same page, react-hook-form with native
// inputs on a page of its own, and a bare input on an empty page, with the processor slowed four times:
// `node tests/load/typing.mjs [runs]`, against the built product (`node src/tools/build.mjs`). Prints the route's transfer,
// the largest form script and the compile times of all definitions as well.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { findChromium } from '../../src/tools/chromium.mjs';
import { servePeer } from './typing/peer-page.mjs';

const root = join(import.meta.dirname, '../..');
const runs = Number(process.argv[2] ?? 3);
const SLOWER = 4;
const TEXT = 'Karaosmanoglu-Yildirim Semiha Nur';
const folder = mkdtempSync(join(tmpdir(), 'fanline-typing-'));
const port = Number(process.env.PORT ?? 3991);
const url = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ['dist/server/main.js'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    // The outbox tells the code; forms ask for changed rules as often as in production.
    NODE_ENV: 'development',
    DEFINITIONS_POLL_SECONDS: '3',
  },
});

async function untilReady() {
  for (let tries = 0; tries < 1200; tries++) {
    if ((await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start.');
}

const sorted = (times) => [...times].sort((a, b) => a - b);
const at = (times, share) => sorted(times)[Math.min(times.length - 1, Math.floor(times.length * share))];
const ms = (time) => `${time.toFixed(1)} ms`;

/** The code that was sent to a phone last. */
async function codeOf(phone) {
  const { messages } = await (await fetch(`${url}/dev/outbox.json?to=${encodeURIComponent(phone)}`)).json();
  return /\b\d{6}\b/.exec(messages[0].text)[0];
}

/** The registration, its phone proved, as a customer reaches it. */
async function openRegistration(page, phone) {
  await page.goto(`${url}/auth/register`);
  await page.locator('[name="phone"]').fill(phone);
  await page.locator('[data-form="auth/phone"] button[type="submit"]').click();
  await page.locator('[name="code"]').waitFor();
  await page.locator('[name="code"]').fill(await codeOf(phone));
  await page.locator('[data-form="auth/otp"] button[type="submit"]').click();
  await page.locator('[name="personal.firstName"]').waitFor();
}

/** A bare input beside the form, and a watch that notes each key's way to the next paint. */
async function prepare(page) {
  await page.evaluate(() => {
    const bare = document.createElement('input');
    bare.name = 'bare';
    document.querySelector('main').append(bare);
    window.keyTimes = [];
    // Caught before anybody else sees it; the paint is over when a task after the next frame runs.
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => window.keyTimes.push(performance.now() - timeStamp);
          channel.port2.postMessage(0);
        }),
      { capture: true },
    );
  });
}

/** Only the page that is typed into is slowed: each slowed one keeps a processor busy, and two have to do for all. */
async function type({ page, cdp, name }) {
  await page.bringToFront();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // A phone has no pointer: one that rests above a field would draw it in another colour.
  await page.mouse.move(0, 0);
  const input = page.locator(`[name="${name}"]`);
  await input.fill('');
  await input.focus();
  // From the tap to the first key a person needs longer; what the page does when it comes to the front is no key stroke.
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    window.keyTimes = [];
  });
  for (const key of TEXT) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(40);
  }
  const times = await page.evaluate(() => window.keyTimes);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // The first strokes warm up what every later one uses.
  return times.slice(3);
}

/** A page with its watch, and what slows it. */
async function watched(page) {
  await prepare(page);
  return { page, cdp: await page.context().newCDPSession(page) };
}

/** What is typed into, each with its page. */
async function openAll(browser, peer, run) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const open = async (address) => {
    const page = await context.newPage();
    await page.goto(address);
    return page;
  };
  const registration = await context.newPage();
  await openRegistration(registration, `+491713920${200 + run}0`);
  const ours = await watched(registration);
  const theirs = await open(peer.form);
  await theirs.locator('[name="personal.lastName"]').waitFor();
  const fields = {
    'auth/register': { ...ours, name: 'personal.lastName' },
    'bare input on our page': { ...ours, name: 'bare' },
    'react-hook-form': { ...(await watched(theirs)), name: 'personal.lastName' },
    'bare input on an empty page': { ...(await watched(await open(peer.empty))), name: 'bare' },
  };
  return { fields, close: () => context.close() };
}

/** The first run is not counted: a browser and a server that have just started work beside the first page for seconds. */
async function measureTyping(browser, peer) {
  const times = {};
  for (let run = 0; run <= runs; run++) {
    const { fields, close } = await openAll(browser, peer, run);
    // In turns, each time from another one on, so that whatever else the machine does meets all.
    for (let turn = 0; turn < 2; turn++)
      for (const [name, field] of inTurn(Object.entries(fields), run * 2 + turn)) {
        const strokes = await type(field);
        if (run > 0) times[name] = [...(times[name] ?? []), ...strokes];
      }
    await close();
  }
  return times;
}

/** The same, beginning with another one. */
function inTurn(entries, nth) {
  const first = nth % entries.length;
  return [...entries.slice(first), ...entries.slice(0, first)];
}

/** Bytes on the wire for a first visit of a route. */
async function measureTransfer(browser, path) {
  const page = await (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url + path);
  await page.waitForTimeout(3000);
  await page.context().close();
  return bytes;
}

/** The largest form script as it travels. */
async function largestScript() {
  const { versions } = await (await fetch(`${url}/definitions/current.json`)).json();
  const sizes = Object.entries(versions).flatMap(([id, version]) =>
    ['de', 'tr'].map((lang) => ({ id, version, lang })),
  );
  const measured = await Promise.all(
    sizes.map(async ({ id, version, lang }) => {
      const text = await (await fetch(`${url}/definitions/${version}/${id}.${lang}.js`)).text();
      return { name: `${id}.${lang}.js`, raw: text.length, sent: brotliCompressSync(text).length };
    }),
  );
  return measured.sort((a, b) => b.sent - a.sent)[0];
}

/** Compile times come from the analysts' command line, which measures them in a process of its own. */
function compileTimes() {
  const child = spawn(process.execPath, ['src/tools/rules.mjs', 'time'], { cwd: root });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  return new Promise((resolve) => child.on('close', () => resolve(text.trim())));
}

await untilReady();
const peer = await servePeer(folder);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});
try {
  const times = await measureTyping(browser, peer);
  const form = times['auth/register'];
  console.log(`key stroke to paint at ${SLOWER}× slowed processor, ${form.length} strokes each, in one run:`);
  for (const [name, own] of Object.entries(times)) {
    const ratio = (share) => (at(form, share) / at(own, share)).toFixed(2);
    console.log(
      `  ${name.padEnd(28)} median ${ms(at(own, 0.5))}, p95 ${ms(at(own, 0.95))}; auth/register by it ${ratio(0.5)}, ${ratio(0.95)}`,
    );
  }
  const bytes = await measureTransfer(browser, '/auth/register');
  console.log(`transferred for /auth/register: ${(bytes / 1000).toFixed(1)} kB`);
  const { name, raw, sent } = await largestScript();
  console.log(
    `largest form script: ${name}, ${(raw / 1000).toFixed(1)} kB, ${(sent / 1000).toFixed(1)} kB with brotli`,
  );
  console.log(await compileTimes());
} finally {
  await browser.close();
  peer.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
