// From a key stroke in the workbench until the preview's frame shows what it means, with the processor slowed four times:
// words and limits of a field of the registration, and of a form of 200 fields. `node tests/load/preview.mjs`; `--strokes 40`
// of each kind and form, `--built` builds nothing. Fails above 300 ms (95 of 100 strokes).
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { runnerImport } from 'vite';
import { build } from '../../src/tools/build.mjs';
import { findHeadlessShell } from '../../src/tools/chromium.mjs';
import { LARGE, largeForm } from './preview/large-form.mjs';
import { shownAfter, watchKeys } from './preview/shown-after.mjs';

const SLOWER = 4;
const LIMIT_MS = 300;
const FIELDS = 200;
/** A person needs longer from a letter to the next; what the page does after it has shown one is over by then. */
const PAUSE_MS = 150;
/** The first strokes warm up what every later one uses. */
const WARM = 5;
const { values } = parseArgs({
  options: { strokes: { type: 'string', default: '40' }, built: { type: 'boolean', default: false } },
});
const strokes = Number(values.strokes);
if (!values.built) await build(['kanarya']);
const { module } = await runnerImport(new URL('../e2e/support/server.ts', import.meta.url).pathname, {
  logLevel: 'error',
});

const at = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))];

/** A draft of an analyst, with the large form in it. */
async function openDraft(page, url) {
  await page.goto(`${url}/workbench`);
  await page.getByRole('button', { name: 'Ayşe Demir' }).click();
  await page.goto(`${url}/workbench?lang=de`);
  await page.getByLabel('Was soll sich ändern, und warum?').fill('Vorschau');
  await page.getByRole('button', { name: 'Neue Änderung beginnen' }).click();
  await page.getByRole('navigation', { name: 'Formulare' }).waitFor();
  await page.evaluate(writeFiles, largeForm(FIELDS));
  await page.reload();
}

/** Runs in the page. */
async function writeFiles({ files, words }) {
  const draft = `/workbench/api/drafts/${new URLSearchParams(window.location.search).get('draft')}`;
  const texts = await Promise.all(
    ['de', 'tr'].map(async (lang) => {
      const path = `locales/${lang}/survey.json`;
      const { payload } = await (await fetch(`${draft}/file?path=${encodeURIComponent(path)}`)).json();
      const all = Object.entries({ ...JSON.parse(payload.text), ...words }).sort(([a], [b]) =>
        a < b ? -1 : 1,
      );
      return { path, digest: payload.digest, text: `${JSON.stringify(Object.fromEntries(all), null, 2)}\n` };
    }),
  );
  const made = Object.entries(files).map(([path, json]) => ({
    ...{ path, digest: null },
    text: `${JSON.stringify(json, null, 2)}\n`,
  }));
  const response = await fetch(`${draft}/files`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ files: [...made, ...texts] }),
  });
  const { payload } = await response.json();
  if (!payload?.isDone) throw new Error(`The large form was not taken: ${JSON.stringify(payload)}`);
}

const line = (page, region, name) =>
  page.getByRole('region', { name: region, exact: true }).getByRole('textbox', { name, exact: true });

/** Letters at the end of a label. */
async function typeWord(page, frame) {
  const label = line(page, 'Texte', 'Bezeichnung, Deutsch');
  const before = await label.inputValue();
  await label.press('End');
  const times = [];
  for (let i = 0; i < strokes; i++) {
    const key = 'abcdefghijklmnopqrstuvwxyz'[i % 26];
    times.push(await shownAfter(page, frame, { key, wanted: (await label.inputValue()) + key }));
    await page.waitForTimeout(PAUSE_MS);
  }
  await label.fill(before);
  return times;
}

/** A limit of one digit, which is typed over; the field's help says it. */
async function typeLimit(page, frame) {
  const limit = line(page, 'Regeln', 'Mindestens Zeichen');
  const times = [];
  for (let i = 0; i < strokes; i++) {
    const key = String(4 + (i % 5));
    await limit.press('Control+a');
    times.push(await shownAfter(page, frame, { key, wanted: `${key} bis` }));
    await page.waitForTimeout(PAUSE_MS);
  }
  return times;
}

async function measure(page, form, field) {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, new URLSearchParams({ form, field }).toString());
  // By a selector: the frame itself.
  const handle = await page.locator(`iframe[title="Vorschau: ${form}"]`).elementHandle();
  const frame = await handle.contentFrame();
  await frame
    .getByText(/\d bis \d/)
    .first()
    .waitFor({ state: 'attached' });
  await line(page, 'Texte', 'Bezeichnung, Deutsch').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const kinds = { word: await typeWord(page, frame), limit: await typeLimit(page, frame) };
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return Object.entries(kinds).map(([kind, times]) => ({
    kind: `${form}: ${kind}`,
    times: times.slice(WARM),
  }));
}

const server = await module.startServer({
  env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release' },
  patienceSeconds: 170,
});
const browser = await chromium.launch({
  executablePath: await findHeadlessShell(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(120_000);
  await openDraft(page, server.url);
  await watchKeys(page);
  const all = [
    ...(await measure(page, 'auth/register', '/personal/idNumber')),
    ...(await measure(page, LARGE, '/part0/field0')),
  ];
  console.log(`key stroke until the preview shows it, processor slowed ${SLOWER} times:`);
  for (const { kind, times } of all) {
    const [median, slow] = [at(times, 0.5), at(times, 0.95)];
    console.log(
      `  ${kind.padEnd(24)} ${times.length} strokes, median ${median.toFixed(0)} ms, p95 ${slow.toFixed(0)} ms`,
    );
    if (slow > LIMIT_MS) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.dispose();
}
