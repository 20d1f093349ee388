import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { changedNotice, choice, field, formOn, frame, offer, submitButton } from './support/form.ts';
import { next, onStep } from './support/journey.ts';
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

/** Presses the entry of a field in the notice; the focus is in that field afterwards. */
async function follow(page: Page, form: string, to: Locator, label: string): Promise<void> {
  await changedNotice(page, form).getByRole('button', { name: label }).press('Enter');
  await expect(to).toBeFocused();
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
  await expect(changedNotice(page, form)).toContainText('Die Regeln dieses Formulars haben sich geändert', {
    timeout: 10_000,
  });
  await expect(field(page, form, 'name')).toHaveValue('Ayşe Yıldırım');
  await expect(frame(page, form, 'name')).toContainText('5 Zeichen');
  // Nobody has been in the message yet, so nothing is said about it.
  await expect(field(page, form, 'message')).not.toHaveAttribute('aria-invalid', 'true');
  await follow(page, form, field(page, form, 'name'), 'Name');
  await field(page, form, 'name').fill('Ayşe');
  await expect(changedNotice(page, form)).toHaveCount(0);
  edit.undo();
});

test('a tick goes when the text beside it changes, and is asked for again', async ({ page, server }) => {
  const form = 'auth/corporate-register';
  await page.goto('/auth/corporate-register');
  const company = {
    companyName: 'Yıldız Döner GmbH',
    vatNumber: '12/345/67890',
    firstName: 'Ayşe',
    lastName: 'Yıldırım',
    email: 'tick@example.org',
    phone: '0171 3920077',
    street: 'Musterstraße',
    houseNumber: '7a',
    postalCode: '10115',
    city: 'Berlin',
  };
  for (const [name, value] of Object.entries(company)) await field(page, form, name).fill(value);
  await choice(page, form, 'salutation', 'mrs').check();
  // The only one in the form; its words are about to change.
  const tick = formOn(page, form).getByRole('checkbox');
  await tick.check();
  const edit = change(
    server,
    'locales/de/auth.json',
    '"auth.corporate-register.isCheck.label": "Ich bin einverstanden, dass Sie mich zu diesem Antrag kontaktieren',
    '"auth.corporate-register.isCheck.label": "Ich bin einverstanden, dass Sie mich zu diesem Antrag anrufen',
  );
  await expect(tick).not.toBeChecked({ timeout: 10_000 });
  await expect(frame(page, form, 'isCheck')).toContainText('bestätigen Sie noch einmal');
  await follow(page, form, tick, 'Ich bin einverstanden, dass Sie mich zu diesem Antrag anrufen');
  await tick.check();
  await submitButton(page, form).click();
  await expect(formOn(page, form)).toHaveCount(0);
  edit.undo();
});

test('a draft from yesterday is carried over: a step that no longer passes is shown again and says why', async ({
  page,
  server,
}) => {
  const form = 'order/number';
  await page.goto('/auth/register/tariff');
  await offer(page, 'order/tariff', 'Flex S').check();
  await next(page);
  await onStep(page, 'number');
  await choice(page, form, 'numberType', 'new').check();
  await choice(page, form, 'simType', 'physical').check();
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
  await expect(changedNotice(page, form)).toContainText('passt nicht mehr');
  await expect(field(page, form, 'simNumber')).toHaveAttribute('aria-invalid', 'true');
  await follow(page, form, field(page, form, 'simNumber'), 'Nummer der SIM-Karte');
  await choice(page, form, 'simType', 'esim').check();
  await expect(changedNotice(page, form)).toHaveCount(0);
  await next(page);
  await onStep(page, 'options');
  edit.undo();
});
