import type { Browser, Locator, Page } from 'playwright/test';
import { note } from '../invariants/harness/figures.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test, waitForScripts } from './support/fixtures.ts';
import { changedNotice, field, frame, openSection } from './support/form.ts';
import { provePhone } from './support/journey.ts';
import { atJersey } from './support/twenty/at-jersey.ts';

test.use({
  serverOptions: { env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release' }, patienceSeconds: 170 },
  viewport: { width: 1440, height: 900 },
  locale: 'de-DE',
});
// A proof compiles all forms twice.
test.setTimeout(420_000);
const proved = { timeout: 120_000 };

/** What a person does with mouse and keyboard, counted. */
class Hands {
  clicks = 0;
  keys = 0;
  #began = Date.now();

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** Goes into a line, selects what stands there, and types. */
  async type(target: Locator, text: string): Promise<void> {
    await this.click(target);
    await target.press('Control+a');
    await target.pressSequentially(text);
    this.keys += text.length + 1;
  }

  async press(target: Locator, key: string): Promise<void> {
    this.keys += 1;
    await target.press(key);
  }

  /** Says what a job took, and begins anew. */
  done(job: string): void {
    const seconds = Math.round((Date.now() - this.#began) / 1000);
    note(`Twenty changes, ${job}: ${this.clicks} clicks, ${this.keys} keys, ${seconds} s`);
    [this.clicks, this.keys, this.#began] = [0, 0, Date.now()];
  }
}

async function signedIn(browser: Browser, url: string, name: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/workbench');
  await page.getByRole('button', { name }).click();
  return page;
}

/** Another customer, who has typed a number that is too large. */
async function atTheJersey(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'de-DE' });
  const page = await context.newPage();
  waitForScripts(page);
  await atJersey(page, 'single-l');
  await field(page, 'order/jersey', 'number').fill('100');
  await field(page, 'order/jersey', 'number').blur();
  await expect(frame(page, 'order/jersey', 'size')).not.toContainText('4XL');
  return page;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A line in which one types. */
const line = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole('textbox', { name, exact: true });

/** Finds a field by typing, and opens it with the keyboard. */
async function open(page: Page, hands: Hands, wanted: string, link: RegExp): Promise<void> {
  const search = page.getByRole('searchbox');
  await hands.type(search, wanted);
  const entry = page.getByRole('navigation', { name: 'Formulare' }).getByRole('link', { name: link });
  await hands.press(entry, 'Enter');
  await expect(part(page, 'Regeln')).toBeVisible();
}

/** #5: the keyword has 5 digits. */
async function fiveDigits(page: Page, hands: Hands): Promise<void> {
  await open(page, hands, 'kundenkenn', /^Kundenkennwort keyword/);
  await expect(page.getByText('Gemeinsamer Baustein „keyword“')).toBeVisible();
  await hands.type(line(part(page, 'Regeln'), 'Muster'), '^[1-9]{5}$');
  // The JSON beside it has the same text, at once.
  await expect(line(part(page, 'Regeln'), /^Als JSON/)).toContainText('"^[1-9]{5}$"');
  const words = part(page, 'Texte');
  await hands.type(line(words, 'Hilfe, Deutsch'), '5 Ziffern von 1 bis 9. Danach fragen wir am Telefon.');
  await hands.type(line(words, 'Hilfe, Türkisch'), '1–9 arası 5 rakam. Bizi aradığınızda bunu soracağız.');
  await hands.type(
    line(words, 'Fehler: keywordDigits, Deutsch'),
    'Das Kundenkennwort besteht aus 5 Ziffern von 1 bis 9, ohne Null.',
  );
  await hands.type(
    line(words, 'Fehler: keywordDigits, Türkisch'),
    'Müşteri şifresi 1–9 arası 5 rakamdan oluşur, sıfır kullanılmaz.',
  );
  const examples = part(page, 'Beispiele');
  for (const [i, value] of ['47111', '11119', '99999', ' 47111 '].entries())
    await hands.type(line(examples, 'Wert: Wird angenommen').nth(i), value);
  await hands.type(line(examples, 'Gespeichert als: Wird angenommen'), '47111');
  await hands.type(line(examples, 'Wert: Wird abgelehnt, keywordDigits').nth(1), '123456');
  hands.done('#5, a keyword of 5 digits');
}

/** #6: one more size of the jersey. */
async function oneMoreSize(page: Page, hands: Hands): Promise<void> {
  await open(page, hands, 'jersey', /^Größe size/);
  const rules = part(page, 'Regeln');
  await hands.click(rules.getByRole('button', { name: 'Auswahl hinzufügen' }));
  await hands.type(line(rules, 'Auswahl 12'), '4XL');
  hands.done('#6, one more size');
}

/** Before anything is checked, the colours of the examples follow what is typed. */
async function coloursFollow(page: Page, hands: Hands): Promise<void> {
  const examples = part(page, 'Beispiele');
  const good = examples.getByText('stimmt', { exact: true });
  const bad = examples.getByText('stimmt nicht', { exact: true });
  await expect(good).not.toHaveCount(0);
  await expect(bad).toHaveCount(0);
  await hands.type(line(part(page, 'Regeln'), 'Größter Wert'), '98');
  await expect(bad).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(bad).toHaveCount(0);
  await expect(good).not.toHaveCount(0);
  hands.done('colours of examples, while one types');
}

/** #9: a sentence with a limit. */
async function sentenceWithLimit(page: Page, hands: Hands): Promise<void> {
  await open(page, hands, 'jersey', /^Rückennummer number/);
  await coloursFollow(page, hands);
  for (const [lang, text] of [
    ['Deutsch', 'Mehr als geht nicht: '],
    ['Türkisch', 'En fazla: '],
  ] as const) {
    const words = part(page, 'Texte');
    await hands.type(line(words, `Fehler: Größter Wert, ${lang}`), text);
    await hands.click(
      words.getByRole('button', { name: `Einsetzen: {limit}: Fehler: Größter Wert, ${lang}` }),
    );
    await expect(line(words, `Fehler: Größter Wert, ${lang}`)).toHaveValue(`${text}{limit}`);
  }
  hands.done('#9, a sentence with a limit');
}

test('an analyst changes rules in the browser, another person lets them come into force, and an open form follows', async ({
  browser,
  server,
  page: customer,
}) => {
  await customer.goto('/auth/register');
  await provePhone(customer, '0171 3920419');
  await openSection(customer, 'auth/register', 'security');
  await field(customer, 'auth/register', 'security.keyword').fill('4711');
  await field(customer, 'auth/register', 'security.keyword').blur();

  const fan = await atTheJersey(browser, server.url);

  const ayse = await signedIn(browser, server.url, 'Ayşe Demir');
  const complaints: string[] = [];
  ayse.on(
    'console',
    (line) => void (['error', 'warning'].includes(line.type()) && complaints.push(line.text())),
  );
  const hands = new Hands();
  await hands.type(ayse.getByLabel('Was soll sich ändern, und warum?'), 'Kennwort, Größen, Satz');
  await hands.click(ayse.getByRole('button', { name: 'Neue Änderung beginnen' }));
  await expect(ayse.getByText('Wählen Sie links ein Feld')).toBeVisible();
  hands.done('a new draft');

  await fiveDigits(ayse, hands);
  expect(await axeFindings(ayse)).toEqual([]);

  // Half of it: the faults stand at their place, and one key takes an edit back and brings it again.
  const digits = line(part(ayse, 'Texte'), 'Fehler: keywordDigits, Deutsch');
  await ayse.keyboard.press('Control+z');
  await expect(line(part(ayse, 'Beispiele'), 'Wert: Wird abgelehnt, keywordDigits').nth(1)).toHaveValue(
    '12345',
  );
  await ayse.getByRole('button', { name: 'Speichern und prüfen' }).click();
  await expect(ayse.getByText('✗ 1 Fehler')).toBeVisible(proved);
  await expect(part(ayse, 'Beispiele').getByText('stimmt nicht')).toHaveCount(1);
  await ayse.keyboard.press('Control+y');
  await expect(part(ayse, 'Beispiele').getByText('stimmt nicht')).toHaveCount(0);
  await expect(digits).toHaveValue(/5 Ziffern/);
  hands.done('a fault, seen and mended');

  await oneMoreSize(ayse, hands);
  await sentenceWithLimit(ayse, hands);
  await hands.click(ayse.getByRole('button', { name: 'Speichern und prüfen' }));
  await expect(ayse.getByText('✓ Geprüft: kein Fehler.')).toBeVisible(proved);
  expect(await axeFindings(ayse)).toEqual([]);
  const steps = part(ayse, 'Was dieser Entwurf ändert');
  await hands.click(steps.getByRole('button', { name: 'Zur Durchsicht einreichen' }));
  await hands.click(steps.getByRole('button', { name: 'Bestätigen: Zur Durchsicht einreichen' }));
  await expect(steps.getByText('Zur Durchsicht eingereicht', { exact: true })).toBeVisible(proved);
  hands.done('checked and given to review');
  expect(complaints).toEqual([]);

  const mehmet = await signedIn(browser, server.url, 'Mehmet Kaya');
  await hands.click(mehmet.getByRole('button', { name: 'Lesen, was sich ändert' }).first());
  await expect(
    mehmet.getByRole('row', { name: 'keywordDigits › Muster ^[1-9]{4}$ ^[1-9]{5}$' }),
  ).toBeVisible();
  await mehmet.getByText('Wer hat wann was getan?').first().click();
  await expect(mehmet.getByText(/Ayşe Demir hat zur Durchsicht eingereicht/)).toBeVisible();
  expect(await axeFindings(mehmet)).toEqual([]);
  const effect = part(mehmet, 'Was sich für Kundinnen und Kunden ändert');
  await expect(effect.getByText(/^Wird neu abgelehnt: \/security\/keyword/).first()).toBeVisible();
  await hands.click(mehmet.getByRole('button', { name: 'Freigeben' }));
  await hands.click(mehmet.getByRole('checkbox', { name: /^Ich habe gesehen/ }));
  await hands.click(mehmet.getByRole('button', { name: 'Bestätigen: Freigeben' }));
  await expect(mehmet.getByText('Freigegeben', { exact: true })).toBeVisible(proved);
  const zeynep = await signedIn(browser, server.url, 'Zeynep Aydın');
  await hands.click(zeynep.getByRole('button', { name: 'Veröffentlichen' }));
  await hands.click(zeynep.getByRole('button', { name: 'Veröffentlichen' }).last());
  await expect(zeynep.getByText('Erledigt.')).toBeVisible(proved);
  hands.done('read, approved and published');

  const wrong = frame(customer, 'auth/register', 'security.keyword');
  await expect(wrong).toContainText('besteht aus 5 Ziffern', { timeout: 20_000 });
  await expect(changedNotice(customer, 'auth/register')).toBeVisible();
  await expect(field(customer, 'auth/register', 'security.keyword')).toHaveValue('4711');
  await field(customer, 'auth/register', 'security.keyword').fill('47111');
  await expect(wrong).not.toContainText('besteht aus 5 Ziffern');
  await expect(frame(fan, 'order/jersey', 'number')).toContainText('Mehr als geht nicht: 99', {
    timeout: 20_000,
  });
  await expect(frame(fan, 'order/jersey', 'size')).toContainText('4XL');
  await expect(field(fan, 'order/jersey', 'number')).toHaveValue('100');

  // Beside the field stands what became of it, and who made it so.
  await ayse.reload();
  await open(ayse, hands, 'kundenkenn', /^Kundenkennwort keyword/);
  const life = part(ayse, 'Was aus diesem Feld geworden ist');
  await life.getByText(/Stand 2 .*Ayşe Demir: Kennwort, Größen, Satz/).click();
  await expect(life.getByRole('row', { name: 'Muster keywordDigits ^[1-9]{4}$ ^[1-9]{5}$' })).toBeVisible();
  expect(await axeFindings(ayse)).toEqual([]);
  for (const one of [ayse, mehmet, zeynep, fan]) await one.context().close();
});
