import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { definitionFiles } from '../../src/definitions/meta/lint-meta.ts';
import { diceOf } from '../invariants/harness/dice.ts';
import { formIds, ROOT } from '../support/definitions.ts';
import { randomEdit } from '../support/mistakes/random-edit.ts';
import { expect, test } from './support/fixtures.ts';
import type { Server } from './support/server.ts';

const isDeep = process.env.DEEP === '1';
const edits = isDeep ? 2000 : 4;
const seed = Number(process.env.SEED);

test.use({ serverOptions: { ownDefinitions: true }, allowedComplaints: /status of 4\d\d/ });
test.describe.configure({ timeout: isDeep ? 8 * 3_600_000 : 600_000 });

/** A word that changes with each edit: once its form has a new version, or something is held back, the edit was seen. */
const SIGN = 'locales/de/specimen.json';
const SIGN_FORM = 'specimen/wording';
const SIGN_KEY = 'specimen.wording.submit';

/** Pages that everybody can open, besides the desk with each form. */
const PAGES = ['/support', '/survey', '/giveaway', '/cancellation', '/auth/login', '/order'];

async function save(page: Page, { definitionsDir }: Server, files: Record<string, string>): Promise<void> {
  const versionNow = async () => {
    const { versions } = await (await page.request.get('/definitions/current.json')).json();
    return versions[SIGN_FORM];
  };
  const before = await versionNow();
  for (const [file, text] of Object.entries(files)) writeFileSync(join(definitionsDir, file), text);
  await expect
    .poll(
      async () => {
        const { faults } = await (await page.request.get('/dev/definitions.json')).json();
        return faults.length > 0 || (await versionNow()) !== before;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
}

/** Somebody opens the page, types into its first field and sends the form, whatever it is. */
async function use(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  const field = page.getByRole('main').getByRole('textbox').first();
  if (await field.isEditable().catch(() => false)) await field.pressSequentially('Ayşe 7');
  const send = page.getByRole('form').getByRole('button').last();
  if ((await send.count()) > 0 && (await send.isEnabled())) await send.click();
  await expect(page.getByRole('heading', { name: 'Das hätte nicht passieren dürfen.' })).toHaveCount(0);
}

test(`${edits} careless edits of the definitions: no page breaks`, async ({ page, server }) => {
  console.log(`careless edits in the browser: SEED=${seed} repeats these ${edits}.`);
  const dice = diceOf(seed);
  const sign = readFileSync(join(ROOT, SIGN), 'utf8');
  const files = (await definitionFiles(ROOT)).filter(
    (file) => !file.endsWith('.examples.json') && file !== SIGN,
  );
  const signed = (at: number) => sign.replace(`"${SIGN_KEY}": "`, `"${SIGN_KEY}": "${at} `);
  for (let at = 0; at < edits; at++) {
    const file = dice.pick(files);
    const good = readFileSync(join(ROOT, file), 'utf8');
    const { text, what } = randomEdit(good, dice);
    await test.step(`edit ${at}: ${file}, ${what}`, async () => {
      await save(page, server, { [SIGN]: signed(at), [file]: text });
      await use(page, `/dev/forms/${dice.pick(formIds())}`);
      await use(page, dice.pick(PAGES));
      writeFileSync(join(server.definitionsDir, file), good);
      // What was held back is over: else the next edit would count as seen.
      await expect
        .poll(async () => (await (await page.request.get('/dev/definitions.json')).json()).faults, {
          timeout: 60_000,
        })
        .toEqual([]);
    });
  }
});
