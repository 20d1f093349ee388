import { expect } from '../fixtures.ts';
import { login } from '../journey.ts';
import { type Change, line, openFile, openForm, part, say, typeAtTop, typeInLine } from './desk.ts';
import { choose, type } from './hands.ts';
import { makeField } from './make-field.ts';

const newForm: Change = {
  job: '#13, a form with a page of its own',
  before: async (customer) => {
    await customer.goto('/account/change-owner');
    await expect(customer.getByRole('form')).toHaveCount(0);
  },
  make: async (page) => {
    await page.getByText('+ Neues Formular').click();
    await type(line(page, 'Name: Bereich/Formular'), 'account/change-owner');
    await page.getByLabel('Mit einer eigenen Seite').click();
    await page.getByRole('button', { name: 'Formular anlegen' }).click();
    await say(page, 'Überschrift', 'Inhaber wechseln', 'Hat sahibini değiştir');
    await page.getByText('+ Neues Feld').click();
    await type(line(page, 'Name im Programm'), 'email');
    await choose(page.getByLabel('Art des Feldes'), 'email');
    await type(line(page, 'Beispielwert'), 'elif@example.org');
    await page.getByRole('button', { name: 'Feld anlegen' }).click();
    await part(page, 'Regeln').waitFor();
  },
  after: async (customer) => {
    await customer.goto('/account/change-owner');
    const form = customer.getByRole('form', { name: 'Inhaber wechseln' });
    await form.getByRole('textbox', { name: /^Vor- und Nachname/ }).fill('Elif Şahin');
    await form.getByRole('button', { name: 'Absenden' }).click();
    await expect(customer.getByText('Wir haben Ihre Angaben erhalten.')).toBeVisible();
  },
};

const upload: Change = {
  job: '#15, files',
  before: async (customer) => {
    await customer.goto('/support/barrier');
    await customer.getByRole('textbox', { name: /^Wo sind Sie/ }).fill('Auf der Startseite');
  },
  make: async (page) => {
    const [de, tr] = ['Bilder (freiwillig)', 'Resimler (isteğe bağlı)'];
    await makeField(page, 'support/barrier', { name: 'photos', kind: 'Dateien', de, tr });
    await say(
      page,
      'Fehler: Höchstens Einträge',
      'Höchstens {maxItems} Bilder.',
      'En fazla {maxItems} resim.',
    );
  },
  after: async (customer) => {
    await expect(customer.getByText('Bilder (freiwillig)').first()).toBeVisible();
    await expect(customer.getByRole('textbox', { name: /^Wo sind Sie/ })).toHaveValue('Auf der Startseite');
  },
};

const english = {
  'email.help': 'Only if you want an answer.',
  'email.label': 'Email address (optional)',
  'message.error.required': 'Please tell us what went wrong.',
  'message.label': 'What went wrong?',
  'photos.error.maxItems': 'At most {maxItems} pictures.',
  'photos.label': 'Pictures (optional)',
  'place.error.required': 'Please tell us where it is.',
  'place.help': 'For example the page.',
  'place.label': 'Where is the barrier?',
  submit: 'Send report',
  title: 'Report a barrier',
};

const furtherLanguage: Change = {
  job: '#18, a form in English',
  before: async (customer) => {
    await customer.goto('/support/barrier');
    const button = customer.getByRole('button', { name: 'English' });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(customer.getByRole('form', { name: 'Barriere melden' })).toBeVisible();
  },
  make: async (page) => {
    const list = await openFile(page, 'locales/languages.json');
    await typeInLine(list, { of: '"forms"', before: ']' }, ', "support/barrier"');
    const support = await openFile(page, 'locales/en/support.json');
    const words = Object.entries(english).map(([key, word]) => `"support.barrier.${key}": "${word}",`);
    await typeAtTop(support, words.join(' '));
  },
  // Which forms are in a language comes with the page; the choice lasts.
  after: async (customer) => {
    await customer.reload();
    await expect(customer.getByRole('form', { name: 'Report a barrier' })).toHaveAttribute('lang', 'en');
  },
};

const experiment: Change = {
  job: '#20, two wordings of a button',
  before: async (customer) => {
    await login(customer, { phone: 'demo@fanline.example', password: 'Stadion-7Tor' });
    await customer.goto('/survey');
    await expect(customer.getByRole('button', { name: 'Antwort senden' })).toBeVisible();
  },
  make: async (page) => {
    const { layout } = await openForm(page, 'survey/answer');
    const halves = ['warm', 'brief'].map((name) => `{ "name": "${name}", "share": 50 }`);
    const variants = ` "ui:variants": [${halves.join(', ')}],`;
    await typeAtTop(layout, variants);
    await say(page, 'Knopf @warm', 'Meinung abschicken', 'Görüşümü gönder');
    await say(page, 'Knopf @brief', 'Abschicken', 'Yolla');
  },
  // A form on the screen keeps its words; the next time it has those of one of the two.
  after: async (customer) => {
    await customer.goto('/survey');
    await expect(customer.getByRole('button', { name: /^(Meinung abschicken|Abschicken)$/ })).toBeVisible();
  },
};

/** What concerns a form as a whole. */
export const wholeForms: readonly Change[] = [newForm, upload, furtherLanguage, experiment];
