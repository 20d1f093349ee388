import type { Page } from 'playwright/test';
import { jpeg, pdf } from '../support/uploads.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { field, frame, submitButton } from './support/form.ts';
import { say } from './support/words.ts';

const form = 'support/message';
const page360 = { width: 360, height: 800 };

/** What the outbox page shows, without its markup. */
async function outbox(page: Page): Promise<string> {
  return (await (await page.request.get('/dev/outbox')).text()).replace(/<[^>]+>/g, ' ');
}

const files = (page: Page) => frame(page, form, 'files');
const chooser = (page: Page) => files(page).getByLabel(say('de', 'app.form.files.choose'));

// A script is refused by the server alone.
test.use({ allowedComplaints: /status of 422/, viewport: page360 });

test('a photo of a damaged parcel goes to the service; a script that is called .jpg does not', async ({
  page,
}) => {
  await page.goto('/support');
  await field(page, form, 'subject').fill('Mein Paket');
  await field(page, form, 'message').fill('Der Karton ist aufgerissen.');
  await field(page, form, 'name').fill('Elif Şahin');
  await field(page, form, 'email').fill('elif@example.org');
  await chooser(page).setInputFiles([
    { name: 'Karton.jpg', mimeType: 'image/jpeg', buffer: jpeg() },
    { name: 'böse.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') },
  ]);
  await expect(files(page).getByRole('listitem')).toHaveCount(2);
  await expect(files(page)).toContainText('Diese Datei nehmen wir nicht an. Möglich sind: JPG, PNG, PDF.');
  // The files travel at once: what is said last depends on which one arrives last.
  await expect(files(page).getByRole('status')).toContainText(
    /Karton\.jpg ist hochgeladen\.|böse\.jpg: Diese Datei/,
  );
  await expect(files(page).getByRole('listitem').filter({ hasText: 'Karton.jpg' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  for (const button of await files(page).getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await files(page).getByRole('button', { name: 'Entfernen: böse.jpg' }).press('Enter');
  await submitButton(page, form).click();
  await expect(page.getByText(say('de', 'support.page.sentTitle'))).toBeVisible();
  await expect.poll(() => outbox(page)).toMatch(/Karton\. jpg \(1 kB\)[\s\S]*Karton\.jpg/);
});

test('what was chosen is dropped by mouse, and taken back by keyboard', async ({ page }) => {
  await page.goto('/support');
  await chooser(page).waitFor();
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'Beleg.pdf', { type: 'application/pdf' }));
      return transfer;
    },
    [...pdf()],
  );
  // The field is drawn before it is alive.
  await expect(async () => {
    if ((await files(page).getByRole('listitem').count()) === 0)
      await chooser(page).dispatchEvent('drop', { dataTransfer: dropped });
    await expect(files(page).getByRole('listitem')).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  const away = files(page).getByRole('button', { name: 'Entfernen: Beleg.pdf' });
  const erased = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await away.press('Enter');
  expect((await erased).status()).toBe(200);
  await expect(files(page).getByRole('listitem')).toHaveCount(0);
  await expect(chooser(page)).toBeFocused();
});
