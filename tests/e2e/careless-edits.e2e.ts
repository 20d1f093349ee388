import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { definitionFiles } from '../../src/definitions/meta/lint-meta.ts';
import { diceOf } from '../invariants/harness/dice.ts';
import { formIds, ROOT } from '../support/definitions.ts';
import { randomEdit } from '../support/mistakes/random-edit.ts';
import { expect, test } from './support/fixtures.ts';
import {
  areThere,
  isAlive,
  isLedBack,
  isSent,
  type Open,
  openForms,
  seesDefinitions,
  sendToTheEnd,
  trySending,
} from './support/open-forms.ts';
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
async function goOn(opened: readonly Open[], work: () => Promise<void>): Promise<void> {
  // An edit may have let everything pass that a customer had sent.
  const open = opened.filter((one) => !isSent(one));
  const before = await Promise.all(open.map(({ page }) => typedIn(page)));
  await work();
  await Promise.all(open.map((one, at) => isUnharmed(one, before[at] ?? {})));
}

async function isUnharmed(one: Open, before: Record<string, string>, page = one.page): Promise<void> {
  await seesDefinitions(page);
  await isAlive(page);
  await areThere(one);
  if (isLedBack(page) || isSent(one)) return;
  const after = await typedIn(page);
  const lost = Object.keys(before).filter((name) => before[name] && after[name] === '');
  expect(lost).toEqual([]);
  const first = firstEditable(page);
  if ((await first.count()) > 0) await first.press('End');
  await isAlive(page);
}

for (const seed of seeds)
  test(`seed ${seed}: ${edits} careless edits of the definitions, no page breaks, no open form is lost, all are sent`, async ({
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
    const counted = { whileEdited: 0, restored: 0 };

    /** Writes a random mistake in place of the one before. */
    const edit = async (at: number) => {
      const file = dice.pick(dice.roll(3) === 0 ? files : ofOpen);
      const { text, what } = randomEdit(good(file), dice);
      const saved = { ...changed, [SIGN]: signed(at), [file]: text };
      changed = { [file]: good(file) };
      return { what: `${file}, ${what}`, saving: () => save(page, server, saved) };
    };
    const restore = async (at: number) => {
      await save(page, server, { [SIGN]: signed(-at), ...changed });
      changed = {};
      await expect.poll(async () => (await stateOf(page)).faults, { timeout: 60_000 }).toBe('[]');
    };
    /** Customers send under a last mistake; whom it stops sends again once it is mended. */
    const sendAll = async (opened: readonly Open[], at: number) => {
      await restore(at);
      const waiting = opened.filter((one) => !isSent(one));
      for (const one of waiting) {
        await seesDefinitions(one.page);
        await one.agree();
      }
      const { what, saving } = await edit(at);
      await test.step(`sent after edit ${at}: ${what}`, async () => {
        await saving();
        for (const one of waiting) {
          await seesDefinitions(one.page);
          counted[(await trySending(one)) ? 'whileEdited' : 'restored'] += 1;
        }
        await restore(at + 1);
        for (const one of waiting.filter((each) => !isSent(each))) {
          await seesDefinitions(one.page);
          await sendToTheEnd(one);
        }
      });
      for (const one of opened) await one.page.context().close();
    };

    for (let from = 1; from <= edits; from += STAY) {
      const opened = await openForms(browser, server, complaints);
      const until = Math.min(from + STAY - 1, edits);
      for (let at = from; at < until; at++) {
        const { what, saving } = await edit(at);
        await test.step(`edit ${at}: ${what}`, async () => {
          await goOn(opened, saving);
          if (at % 5 === 0) await use(page, `/dev/forms/${dice.pick(formIds())}`);
          if (at % 5 === 1) await use(page, dice.pick(PAGES));
          if (at % 5 === 2) await opened[0]?.press({ timeout: 2000 }).catch(() => {});
        });
        if (at % 50 === 0) console.log(`careless edits in the browser, seed ${seed}: ${at} done`);
      }
      await sendAll(opened, until);
    }
    const { whileEdited, restored } = counted;
    console.log(
      `careless edits in the browser, seed ${seed}: ${edits} done; sent while edited ${whileEdited}, once restored ${restored}`,
    );
  });
