import { expect, test } from './support/fixtures.ts';
import { choice, field, submitButton } from './support/form.ts';
import { documentOf, login } from './support/journey.ts';
import { say } from './support/words.ts';

// A server of its own: this test changes the password with which others log in.
test.use({ serverOptions: {}, allowedComplaints: /status of 422/ });

test('a customer changes address, password and settings', async ({ page }) => {
  await login(page, { phone: 'demo@fanline.example', password: 'Stadion-7Tor' });
  await page.goto('/dashboard/account/profile');
  await page.getByRole('button', { name: 'Ändern Adresse' }).click();
  await field(page, 'account/profile', 'city').fill('Köln');
  await field(page, 'account/profile', 'postalCode').fill('50667');
  await submitButton(page, 'account/profile').click();
  await expect(page.getByText(say('de', 'account.page.profile.saved'))).toBeVisible();
  await expect(page.getByText('50667 Köln')).toBeVisible();
  await expect(field(page, 'account/profile', 'city')).toBeHidden();
  await page.getByRole('button', { name: say('de', 'account.page.overview.password') }).click();

  const change = async (current: string) => {
    for (const [path, value] of [
      ['currentPassword', current],
      ['password', 'Yeni-Parola9'],
      ['passwordConfirmation', 'Yeni-Parola9'],
    ] as const)
      await field(page, 'account/password', path).fill(value);
    await submitButton(page, 'account/password').click();
  };
  await change('Falsch-Gedacht1');
  await expect(page.getByText('Das ist nicht Ihr bisheriges Passwort.').first()).toBeVisible();
  await change('Stadion-7Tor');
  await expect(page.getByText(say('de', 'account.page.profile.passwordSaved'))).toBeVisible();
  await expect(field(page, 'account/password', 'currentPassword')).toBeHidden();

  // By keyboard: the message that the password is saved lies over the lower edge of a phone for a while.
  await choice(page, 'account/app-settings', 'language', '0').press('Space');
  await choice(page, 'account/app-settings', 'colorScheme', 'light').press('Space');
  await submitButton(page, 'account/app-settings').click();
  await expect(page).toHaveURL(/\/tr\/dashboard\/account\/profile/);
  await expect(documentOf(page)).toHaveAttribute('data-mantine-color-scheme', 'light');

  await page.goto('/tr/dashboard/account/overview');
  await expect(page.getByText('50667 Köln')).toBeVisible();
});
