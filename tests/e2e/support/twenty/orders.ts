import { expect } from '../fixtures.ts';
import { field, formOn, frame } from '../form.ts';
import { atJersey } from './at-jersey.ts';
import {
  type Change,
  line,
  open,
  openField,
  openFile,
  openForm,
  part,
  retypeLine,
  say,
  typeBehind,
} from './desk.ts';
import { choose, type } from './hands.ts';
import { makeField } from './make-field.ts';

const fromNought: Change = {
  job: '#7, a number from 0 on',
  before: async (customer) => {
    await atJersey(customer, 'single-l');
    await field(customer, 'order/jersey', 'number').fill('0');
    await field(customer, 'order/jersey', 'number').blur();
    await expect(frame(customer, 'order/jersey', 'number')).toContainText('Die kleinste Rückennummer ist 1.');
  },
  make: async (page) => {
    await openField(page, 'order/jersey', 'number');
    await type(line(part(page, 'Regeln'), 'Kleinster Wert'), '0');
    const examples = part(page, 'Beispiele');
    await type(line(examples, 'Wert: Wird abgelehnt, minimum').first(), '-1');
  },
  after: async (customer) => {
    await expect(frame(customer, 'order/jersey', 'number')).not.toContainText('Die kleinste Rückennummer');
    await expect(field(customer, 'order/jersey', 'number')).toHaveValue('0');
  },
};

const inAnotherOrder: Change = {
  job: '#10, fields in another order',
  before: async (customer) => {
    await customer.goto('/support/barrier');
    await customer.getByRole('textbox', { name: /^Wo sind Sie/ }).fill('Auf der Startseite');
  },
  make: async (page) => {
    await open(page, 'support/barrier');
    const order = part(page, 'Reihenfolge');
    const up = order.getByRole('button', { name: 'Nach oben: E-Mail-Adresse (freiwillig)' });
    await up.click();
    await up.press('Enter');
  },
  after: async (customer) => {
    const lines = customer.getByRole('form').getByRole('textbox');
    await expect(lines.first()).toHaveAccessibleName(/^E-Mail-Adresse/);
    await expect(customer.getByRole('textbox', { name: /^Wo sind Sie/ })).toHaveValue('Auf der Startseite');
  },
};

const withJersey = '"hasFormOption": { "const": true }';

const jerseyOfTwoPlans: Change = {
  job: '#11, a jersey for two plans',
  before: (customer) => atJersey(customer, 'single-m'),
  make: async (page) => {
    const flow = await openFile(page, 'schemas/order/order.flow.json');
    // The first ones are those of the step.
    const plans = '"slug": { "enum": ["single-l", "single-xl"] }';
    await retypeLine(
      flow,
      `"properties": { ${withJersey} },`,
      `"properties": { ${plans}, ${withJersey} },`,
      1,
    );
    await retypeLine(flow, '"required": ["hasFormOption"]', '"required": ["slug", "hasFormOption"]', 1);
    const examples = await openFile(page, 'schemas/order/order.flow.examples.json');
    for (const [rest, slug] of [
      [' },', 'single-l'],
      [', "numberType": "new" },', 'single-xl'],
      [', "numberType": "port" },', 'single-m'],
    ] as const) {
      const order = (known: string) => `"order": { "tariff": { ${known}"hasFormOption": true }${rest}`;
      await retypeLine(examples, order(''), order(`"slug": "${slug}", `));
    }
    const shown = '"options": ["order/jersey", "order/options"],';
    await retypeLine(examples, shown, '"options": ["order/options"],', 1);
  },
  after: async (customer) => {
    await expect(formOn(customer, 'order/jersey')).toHaveCount(0);
  },
};

const passedByFirms: Change = {
  job: '#12, a step that firms pass by',
  before: (customer) => atJersey(customer, 'single-l'),
  make: async (page) => {
    const flow = await openFile(page, 'schemas/order/order.flow.json');
    const firm = '"properties": { "customerType": { "const": "business" } }, "required": ["customerType"]';
    await typeBehind(flow, '"id": "options",', `"skips": [{ "name": "firms", "when": { ${firm} } }],`);
    const picture = part(page, 'Ablauf');
    await choose(picture.getByLabel('Art der Rufnummer'), 'neue');
    await choose(picture.getByLabel('Kundenart'), 'Firma');
    await expect(picture.getByText(/wird vorbeigeführt \(firms\)/).first()).toBeVisible();
  },
  // Firms order elsewhere until now; all others still come to the step.
  after: async (customer) => {
    await expect(formOn(customer, 'order/options')).toBeVisible();
  },
};

const severalPeople: Change = {
  job: '#14, a list of people',
  before: async (customer) => {
    await customer.goto('/auth/corporate-register');
    await field(customer, 'auth/corporate-register', 'companyName').fill('Yıldız GmbH');
  },
  make: async (page) => {
    const [de, tr] = ['Wer bekommt eine Karte? (freiwillig)', 'Kim kart alacak? (isteğe bağlı)'];
    const example = '[{ "name": "Ayşe Yılmaz" }]';
    await makeField(page, 'auth/corporate-register', { name: 'holders', kind: 'Liste', de, tr, example });
    await say(page, 'Ein Eintrag', 'Person', 'Kişi');
    await say(page, 'Knopf für einen weiteren', 'Weitere Person', 'Bir kişi daha');
    await say(
      page,
      'Fehler: Höchstens Einträge',
      'Höchstens {maxItems} Personen.',
      'En fazla {maxItems} kişi.',
    );
    const { examples } = await openForm(page, 'auth/corporate-register');
    const six = Array.from({ length: 6 }, () => '{ "name": "Ayşe" }').join(', ');
    const refused = (value: string, path: string, rule: string) =>
      `{ "base": 0, "set": { "/holders": [${value}] }, "path": "/holders${path}", "rule": "${rule}" },`;
    const both = refused(six, '', 'maxItems') + refused('{}', '/0/name', 'required');
    await typeBehind(examples, '"invalid": [', both);
  },
  after: async (customer) => {
    const group = customer.getByRole('group', { name: /^Wer bekommt eine Karte/ });
    await group.getByRole('button', { name: 'Weitere Person' }).click();
    await expect(group.getByRole('textbox')).toHaveCount(1);
    await expect(field(customer, 'auth/corporate-register', 'companyName')).toHaveValue('Yıldız GmbH');
  },
};

/** What concerns orders and lists of fields. */
export const orders: readonly Change[] = [
  fromNought,
  inAnotherOrder,
  jerseyOfTwoPlans,
  passedByFirms,
  severalPeople,
];
