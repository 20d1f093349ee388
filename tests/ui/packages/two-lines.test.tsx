import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPhone } from '../../../src/shared/format-phone.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live, paidOrder, secondLine } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';
import { usageOf } from '../../support/usage.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A customer with a running line and one that begins in two weeks, signed in to this browser. */
async function withTwoLines() {
  const guest = await paidOrder(t);
  await live(t, 1);
  const client = await logIn(guest.client, guest.email);
  const [running] = await usageOf(client);
  const later = await secondLine(t, client);
  logInAs(client);
  return { running, later };
}

test('“book more” of a line books for that line, and the summary names its number', async () => {
  const { running } = await withTwoLines();
  const { user } = await openPage(t, '/dashboard/usage');
  await user.click(await screen.findByRole('link', { name: 'Nachbuchen' }));
  await user.click(await screen.findByRole('link', { name: /^5 GB extra/ }));
  const summary = await screen.findByRole('region', { name: '5 GB extra' });
  within(summary).getByText(new RegExp(formatPhone(running?.msisdn ?? '').replace('+', '\\+')));
});

test('where no line is named, the customer chooses one before there is anything to book', async () => {
  const { later } = await withTwoLines();
  const { user } = await openPage(t, '/dashboard/options/data-5');
  await screen.findByRole('group', { name: 'Für welchen Anschluss ist das Paket?' });
  expect(screen.queryByRole('button', { name: 'Zahlungspflichtig buchen' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: formatPhone(later.msisdn) }));
  const summary = await screen.findByRole('region', { name: '5 GB extra' });
  within(summary).getByText(new RegExp(formatPhone(later.msisdn).replace('+', '\\+')));
});
