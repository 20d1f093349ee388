import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { choice, field, next, onStep } from './support/journey.ts';
import type { Server } from './support/server.ts';

test.use({ serverOptions: { ownDefinitions: true } });
test.describe.configure({ mode: 'serial' });

/** An analyst saves a file while customers have forms open; `undo` puts it back. */
function change({ definitionsDir }: Server, file: string, from: string, to: string): { undo: () => void } {
  const path = join(definitionsDir, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
  return { undo: () => writeFileSync(path, before) };
}

const notice = (page: Page, form: string) => page.locator(`[data-form="${form}"] [data-changed]`);

/** Presses the entry of a field in the notice; the focus is in that field afterwards. */
async function follow(page: Page, form: string, path: string, label: string): Promise<void> {
  await notice(page, form).getByRole('button', { name: label }).press('Enter');
  await expect(page.locator(`[data-form="${form}"] [data-field="${path}"] :focus`)).toHaveCount(1);
}

test('an open form says what no longer passes, at the field and in a notice, and keeps what was typed', async ({
  page,
  server,
}) => {
  const form = 'support/message';
  await page.goto('/support');
  await field(page, form, 'name').fill('Ayşe Yıldırım');
  await field(page, form, 'subject').fill('Frage');
  const edit = change(
    server,
    'schemas/definitions/personName.schema.json',
    '"maxLength": 100',
    '"maxLength": 5',
  );
  await expect(notice(page, form)).toContainText('Die Regeln dieses Formulars haben sich geändert', {
    timeout: 10_000,
  });
  await expect(field(page, form, 'name')).toHaveValue('Ayşe Yıldırım');
  await expect(page.locator(`[data-form="${form}"] [data-field="name"]`)).toContainText('5 Zeichen');
  // Nobody has been in the message yet, so nothing is said about it.
  await expect(field(page, form, 'message')).not.toHaveAttribute('aria-invalid', 'true');
  await follow(page, form, 'name', 'Name');
  await field(page, form, 'name').fill('Ayşe');
  await expect(notice(page, form)).toHaveCount(0);
  edit.undo();
});

test('a tick goes when the text beside it changes, and is asked for again', async ({ page, server }) => {
  const form = 'giveaway/entry';
  await page.goto('/giveaway');
  await field(page, form, 'name').fill('Ayşe Yıldırım');
  await field(page, form, 'email').fill('tick@example.org');
  await field(page, form, 'phone').fill('0171 3920077');
  await field(page, form, 'isCheck').check({ force: true });
  const edit = change(
    server,
    'locales/de/giveaway.json',
    'Ich bin mindestens 18 Jahre alt und',
    'Ich bin mindestens 21 Jahre alt und',
  );
  await expect(field(page, form, 'isCheck')).not.toBeChecked({ timeout: 10_000 });
  await expect(page.locator(`[data-form="${form}"] [data-field="isCheck"]`)).toContainText(
    'bestätigen Sie noch einmal',
  );
  await follow(page, form, 'isCheck', 'Ich bin mindestens 21 Jahre alt');
  await field(page, form, 'isCheck').check({ force: true });
  await page.locator(`[data-form="${form}"] button[type="submit"]`).click();
  await expect(page.locator(`[data-form="${form}"]`)).toHaveCount(0);
  edit.undo();
});

test('a draft from yesterday is carried over: a step that no longer passes is shown again and says why', async ({
  page,
  server,
}) => {
  const form = 'order/number';
  await page.goto('/auth/register/tariff');
  await page.locator('[data-form="order/tariff"]').getByText('Flex S', { exact: true }).click();
  await next(page);
  await onStep(page, 'number');
  await choice(page, form, 'numberType', 'new').check({ force: true });
  await choice(page, form, 'simType', 'physical').check({ force: true });
  await next(page);
  await onStep(page, 'options');
  await page.goto('about:blank');

  const edit = change(
    server,
    `schemas/${form}.schema.json`,
    '"else": { "properties": { "simNumber": false } }',
    '"then": { "required": ["simNumber"] }, "else": { "properties": { "simNumber": false } }',
  );
  // The server takes a change within a second or two; the page is opened anew after that.
  await expect(async () => {
    const data = { numberType: 'new', simType: 'physical' };
    const answer = await page.request.post(`${server.url}/api/forms/${form}/validate`, { data });
    expect((await answer.json()).payload.valid).toBe(false);
  }).toPass({ timeout: 10_000 });

  await page.goto('/auth/register/tariff?step=options');
  await onStep(page, 'number');
  await expect(choice(page, form, 'numberType', 'new')).toBeChecked();
  await expect(notice(page, form)).toContainText('passt nicht mehr');
  await expect(field(page, form, 'simNumber')).toHaveAttribute('aria-invalid', 'true');
  await follow(page, form, 'simNumber', 'Nummer der SIM-Karte');
  await choice(page, form, 'simType', 'esim').check({ force: true });
  await expect(notice(page, form)).toHaveCount(0);
  await next(page);
  await onStep(page, 'options');
  edit.undo();
});
