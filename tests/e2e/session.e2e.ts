import { expect, test } from './support/fixtures.ts';
import { field, submitButton, summary } from './support/form.ts';
import { codeSentTo, fillRegistration, login, provePhone } from './support/journey.ts';
import { signOut } from './support/sign-out.ts';

test.use({ allowedComplaints: /status of 4\d\d/ });

const person = {
  firstName: 'Elif',
  lastName: 'Şahin',
  email: 'elif@example.org',
  phone: '0171 3920071',
  password: 'Kahve&Simit24',
};

test('somebody registers, logs out, forgets the password, sets another one and logs in', async ({ page }) => {
  await page.goto('/auth/register');
  await provePhone(page, person.phone);
  await fillRegistration(page, person);
  await submitButton(page, 'auth/register').click();
  await expect(page).toHaveURL(/\/auth\/welcome/);
  await page.goto('/dashboard');
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/auth/forgot-password');
  await field(page, 'auth/forgot-password', 'phone').fill(person.phone);
  await submitButton(page, 'auth/forgot-password').click();
  await field(page, 'auth/otp', 'code').waitFor();
  await field(page, 'auth/otp', 'code').fill(await codeSentTo(page, person.phone));
  await submitButton(page, 'auth/otp').click();
  const password = 'Yeni-Parola9';
  await field(page, 'auth/reset-password', 'password').fill(password);
  await field(page, 'auth/reset-password', 'passwordConfirmation').fill(password);
  await submitButton(page, 'auth/reset-password').click();
  await expect(field(page, 'auth/reset-password', 'password')).toBeHidden();

  await page.goto('/auth/login');
  await field(page, 'auth/login', 'username').fill(person.email);
  await field(page, 'auth/login', 'password').fill(person.password);
  await submitButton(page, 'auth/login').click();
  await expect(summary(page)).toBeFocused();
  await login(page, { ...person, password });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Elif');
});

test('the dashboard asks for a login and leads back afterwards; a reload keeps the session', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\/login/);
  await field(page, 'auth/login', 'username').fill('demo@fanline.example');
  await field(page, 'auth/login', 'password').fill('Stadion-7Tor');
  await submitButton(page, 'auth/login').click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Deniz');
});

test('another plan than the one in the draft: a warning, and the choice to keep or replace', async ({
  page,
}) => {
  await page.goto('/tarife/flex/flex-m');
  await page.getByRole('link', { name: 'Tarif wählen' }).first().click();
  await expect(page).toHaveURL(/step=number/);
  await page.goto('/tarife/flex/flex-s');
  await page.getByRole('link', { name: 'Tarif wählen' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Bisherige Auswahl behalten' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Tarif wählen' }).first().click();
  await dialog.getByRole('button', { name: /Flex S/ }).click();
  await expect(page).toHaveURL(/step=number/);
  await expect(page.getByTestId('price-box')).toContainText('9,99');
});
