import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { definitionFiles } from '../../src/definitions/meta/lint-meta.ts';
import { diceOf } from '../invariants/harness/dice.ts';
import { formIds, ROOT } from '../support/definitions.ts';
import { randomEdit } from '../support/mistakes/random-edit.ts';
import { listen } from './support/complaints.ts';
import { expect, test } from './support/fixtures.ts';
import { choice, field, formOn, submitButton } from './support/form.ts';
import { fillRegistration, next, onStep, provePhone, reserveNumber } from './support/journey.ts';
import type { Server } from './support/server.ts';

const isDeep = process.env.DEEP === '1';
/** 2,000 in the long form, 500 by each of four seeds. */
const edits = isDeep ? 500 : 6;
const seeds = Array.from({ length: isDeep ? 4 : 1 }, (_, i) => Number(process.env.SEED) + i);
/** A reserved number is held for a while only: after so many edits people come anew. */
const STAY = 40;

test.use({
  serverOptions: {
    ownDefinitions: true,
    env: { DEFINITIONS_POLL_SECONDS: '0.2', RESERVATION_SECONDS: '3600' },
  },
  allowedComplaints: /status of 4\d\d/,
});
test.describe.configure({ timeout: isDeep ? 8 * 3_600_000 : 600_000 });

/** A word that changes with each edit: once its form has a new version, or other things are held back, the edit was seen. */
const SIGN = 'locales/de/specimen.json';
const SIGN_FORM = 'specimen/wording';
const SIGN_KEY = 'specimen.wording.submit';

/** Pages that everybody can open, besides the desk with each form. */
const PAGES = ['/support', '/survey', '/giveaway', '/cancellation', '/auth/login', '/order'];

/** What the forms that stay open are made of. */
const OF_OPEN_FORMS =
  /definitions\/|\/auth\/register\.|\/order\/(order\.flow|approval|payment|coupon)|locales\/(de|tr)\/(auth|order|fields|errors)\.json/;

async function stateOf(page: Page): Promise<{ version?: string; faults: string }> {
  const [current, desk] = await Promise.all([
    page.request.get('/definitions/current.json'),
    page.request.get('/dev/definitions.json'),
  ]);
  const { versions } = await current.json();
  return { version: versions[SIGN_FORM], faults: JSON.stringify((await desk.json()).faults) };
}

/** Saves files and waits until the server has seen them; one that makes no difference is given three seconds. */
async function save(page: Page, { definitionsDir }: Server, files: Record<string, string>): Promise<void> {
  const before = await stateOf(page);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(definitionsDir, file), text);
  const isSeen = async () => {
    const now = await stateOf(page);
    return now.version !== before.version || now.faults !== before.faults;
  };
  await expect
    .poll(isSeen, { timeout: 3000, intervals: [100] })
    .toBe(true)
    .catch(() => {});
}

/** Somebody opens the page, types into its first field and sends the form, whatever it is. */
async function use(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  const field = firstEditable(page);
  if ((await field.count()) > 0) await field.pressSequentially('Ayşe 7');
  const send = page.getByRole('form').getByRole('button').last();
  if ((await send.count()) > 0 && (await send.isEnabled())) await send.click();
  await isAlive(page);
}

const TEXT_FIELD = 'input:is([type="text"], [type="email"], [type="tel"], :not([type]))';

/** By a selector: where no field is, `isEditable` would wait for one. */
function firstEditable(page: Page) {
  return page.locator(`main :is(${TEXT_FIELD}, textarea):enabled:visible`).first();
}

async function isAlive(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Das hätte nicht passieren dürfen.' })).toHaveCount(0);
}

/** A page in which somebody has begun to fill in forms. */
interface Open {
  page: Page;
  forms: string[];
}

let people = 0;
const somebody = () => {
  people += 1;
  const phone = `0171 3${String(930_000 + people)}`;
  return {
    firstName: 'Ayşe',
    lastName: 'Yıldız',
    email: `open${people}@example.org`,
    phone,
    password: 'Kahve&Simit24',
  };
};

async function newPage(browser: Browser, { url }: Server, complaints: string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'de-DE' });
  const page = await context.newPage();
  await listen(page, complaints);
  return page;
}

async function openRegistration(page: Page): Promise<Open> {
  const person = somebody();
  await page.goto('/auth/register');
  await provePhone(page, person.phone);
  await fillRegistration(page, person);
  // What is sent is refused here and there, so that the form stays.
  await field(page, 'auth/register', 'security.isCheck').uncheck();
  return { page, forms: ['auth/register'] };
}

async function openOrder(page: Page): Promise<Open> {
  const person = somebody();
  await page.goto('/tarife/flex/flex-m');
  await page.getByRole('button', { name: 'Tarif wählen' }).first().click();
  await onStep(page, 'number');
  await choice(page, 'order/number', 'numberType', 'new').check();
  await choice(page, 'order/number', 'simType', 'esim').check();
  await next(page);
  await onStep(page, 'options');
  await reserveNumber(page, 'general');
  await next(page);
  await onStep(page, 'approval');
  await provePhone(page, person.phone);
  await fillRegistration(page, person);
  return { page, forms: ['auth/register', 'order/payment', 'order/approval'] };
}

/** What stands in the text fields of a page, by their names. */
function typedIn(page: Page): Promise<Record<string, string>> {
  // By a selector: a field whose label is being changed has no name to be found by.
  return page
    .locator(`main ${TEXT_FIELD}[name]`)
    .evaluateAll((inputs) =>
      Object.fromEntries(
        inputs.map((input) => [input.getAttribute('name') ?? '', (input as HTMLInputElement).value]),
      ),
    );
}

/** The open forms take the change: they are there, and nothing that was typed is gone. */
async function goOn({ page, forms }: Open, work: () => Promise<void>): Promise<void> {
  const before = await typedIn(page);
  await work();
  await page.waitForResponse(/definitions\/current\.json/);
  await page.waitForResponse(/definitions\/current\.json/);
  await isAlive(page);
  for (const form of forms) await expect(formOn(page, form)).toBeVisible();
  const after = await typedIn(page);
  const lost = Object.keys(before).filter((name) => before[name] && after[name] === '');
  expect(lost).toEqual([]);
  const first = firstEditable(page);
  if ((await first.count()) > 0) await first.press('End');
  await isAlive(page);
}

for (const seed of seeds)
  test(`seed ${seed}: ${edits} careless edits of the definitions, no page breaks, no open form is lost`, async ({
    page,
    browser,
    server,
    complaints,
  }) => {
    console.log(`careless edits in the browser: SEED=${seed} begins with these ${edits}.`);
    const dice = diceOf(seed);
    const sign = readFileSync(join(ROOT, SIGN), 'utf8');
    const files = (await definitionFiles(ROOT)).filter(
      (file) => !file.endsWith('.examples.json') && file !== SIGN,
    );
    const ofOpen = files.filter((file) => OF_OPEN_FORMS.test(file));
    const signed = (at: number) => sign.replace(`"${SIGN_KEY}": "`, `"${SIGN_KEY}": "${at} `);
    const good = (file: string) => readFileSync(join(ROOT, file), 'utf8');
    let changed: Record<string, string> = {};
    let opened: Open[] = [];
    for (let at = 0; at < edits; at++) {
      if (at % STAY === 0) {
        await save(page, server, { [SIGN]: signed(-at), ...changed });
        changed = {};
        await expect.poll(async () => (await stateOf(page)).faults, { timeout: 60_000 }).toBe('[]');
        for (const one of opened) await one.page.context().close();
        opened = [
          await openRegistration(await newPage(browser, server, complaints)),
          await openOrder(await newPage(browser, server, complaints)),
        ];
      }
      const file = dice.pick(dice.roll(3) === 0 ? files : ofOpen);
      const { text, what } = randomEdit(good(file), dice);
      await test.step(`edit ${at}: ${file}, ${what}`, async () => {
        const [first, second] = opened;
        const saving = () => save(page, server, { ...changed, [SIGN]: signed(at + 1), [file]: text });
        if (first && second) await goOn(first, () => goOn(second, saving));
        changed = { [file]: good(file) };
        if (at % 5 === 0) await use(page, `/dev/forms/${dice.pick(formIds())}`);
        if (at % 5 === 1) await use(page, dice.pick(PAGES));
        if (at % 5 === 2 && first)
          await submitButton(first.page, 'auth/register')
            .click({ timeout: 2000 })
            .catch(() => {});
      });
      if (at % 50 === 49) console.log(`careless edits in the browser, seed ${seed}: ${at + 1} done`);
    }
  });
