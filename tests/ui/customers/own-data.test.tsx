import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PersonalData } from '../../../src/shared/api/export.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, password } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** jsdom's files have no `text()`. */
function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
}

test('a customer proves to be the owner, gets the file, and reads that a mail was sent', async () => {
  logInAs((await customer(t, 'anna')).client);
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => {},
    }),
  );
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = await openPage(t, '/dashboard/account/profile');
  await user.click(await screen.findByRole('button', { name: 'Meine Daten herunterladen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sind Sie es?' }));
  expect(files).toEqual([]);
  await user.type(await dialog.findByLabelText(/^Ihr Passwort/), password);
  await user.click(dialog.getByRole('button', { name: 'Bestätigen' }));
  await screen.findByText(/^Ihre Daten sind heruntergeladen/);
  expect(names).toEqual([expect.stringMatching(/^kanarya-2\d{3}-\d\d-\d\d\.json$/)]);
  const data: PersonalData = JSON.parse(await textOf(files[0] ?? new Blob()));
  expect(data.areas.account?.users).toMatchObject([{ email: 'anna@example.org' }]);
  expect((await t.outbox('anna@example.org')).at(-1)?.template).toBe('guarded-act');
});
