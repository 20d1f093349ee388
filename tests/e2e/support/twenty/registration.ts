import type { Page } from 'playwright/test';
import { expect } from '../fixtures.ts';
import { choice, field, frame, openSection } from '../form.ts';
import { next, onPart, onStep, provePhone, reserveNumber } from '../journey.ts';
import { atJersey } from './at-jersey.ts';
import {
  type Change,
  line,
  openField,
  openFile,
  openForm,
  part,
  retypeLine,
  say,
  typeAtTop,
  typeBehind,
} from './desk.ts';
import { type } from './hands.ts';
import { makeField } from './make-field.ts';

const form = 'auth/register';
const invalid = '"invalid": [';

async function fill(customer: Page, section: string, values: Record<string, string>): Promise<void> {
  await openSection(customer, form, section);
  for (const [name, value] of Object.entries(values)) {
    await field(customer, form, `${section}.${name}`).fill(value);
    await field(customer, form, `${section}.${name}`).blur();
  }
}

/** Types a sentence of the registration in German and Turkish, where no line of a field has it. */
async function sayInFiles(page: Page, word: string, de: string, tr: string): Promise<void> {
  for (const [lang, text] of [
    ['de', de],
    ['tr', tr],
  ])
    await typeAtTop(await openFile(page, `locales/${lang}/auth.json`), `"auth.register.${word}": "${text}",`);
}

const austria: Change = {
  job: '#1, postal codes of Austria',
  before: async (customer) => {
    await customer.goto('/auth/register');
    await provePhone(customer, '0171 3920431');
    await fill(customer, 'contact', { postalCode: '1010' });
    await expect(frame(customer, form, 'contact.postalCode')).toContainText('hat 5 Ziffern');
  },
  make: async (page) => {
    const country = { name: 'country', kind: 'Auswahl', choices: 'DE, AT', de: 'Land', tr: 'Ülke' };
    await makeField(page, form, { ...country, example: 'DE' }, 'contact');
    await page.getByLabel('Pflichtfeld').click();
    await say(page, 'Auswahl AT', 'Österreich', 'Avusturya');
    await say(page, 'Auswahl DE', 'Deutschland', 'Almanya');
    await openField(page, form, 'postalCode');
    await type(line(part(page, 'Regeln'), 'Muster'), '^[0-9]{4,5}$');
    await say(
      page,
      'Fehler: Muster',
      'Die Postleitzahl hat 4 oder 5 Ziffern.',
      'Posta kodu 4 veya 5 rakamdır.',
    );
    await type(line(part(page, 'Beispiele'), 'Wert: Wird abgelehnt, pattern').first(), '123');
    const { rules, examples } = await openForm(page, form);
    const own = '"postalCode": { "postalCodeOf": { "$data": "1/country" } }';
    const there = '"deliveryPostalCode": { "postalCodeOf": "DE" }';
    await typeBehind(rules, '"allOf": [', `{ "properties": { ${own}, ${there} } },`);
    await retypeLine(
      examples,
      '"set": { "/contact/deliveryPostalCode": "1234" },',
      '"set": { "/contact/deliveryPostalCode": "123" },',
    );
    const of = (base: number, name: string) =>
      `{ "base": ${base}, "set": { "/contact/${name}": "1010" }, "path": "/contact/${name}", "rule": "postalCodeOf" },`;
    await typeBehind(examples, invalid, of(0, 'postalCode') + of(1, 'deliveryPostalCode'));
    const wrong = 'error.postalCodeOf';
    await sayInFiles(page, `contact.postalCode.${wrong}`, 'Sie passt nicht zum Land.', 'Ülkeyle uyuşmuyor.');
    await sayInFiles(page, `contact.deliveryPostalCode.${wrong}`, 'Nur in Deutschland.', 'Yalnızca Almanya.');
  },
  after: async (customer) => {
    await customer.getByLabel(/^Land/).selectOption({ label: 'Österreich' });
    const code = frame(customer, form, 'contact.postalCode');
    await expect(field(customer, form, 'contact.postalCode')).toHaveValue('1010');
    await expect(code).not.toContainText(/hat 5 Ziffern|passt nicht/);
  },
};

const ageOfPlan: Change = {
  job: '#2, a minimum age by plan',
  before: async (customer) => {
    await atJersey(customer, 'single-l');
    await choice(customer, 'order/jersey', 'wanted', 'false').check();
    await reserveNumber(customer, 'general');
    await next(customer);
    await onStep(customer, 'approval');
    await provePhone(customer, '0171 3920432');
    await onPart(customer, 'data');
    await fill(customer, 'personal', { birthday: '01/01/2007' });
  },
  make: async (page) => {
    const { rules, examples } = await openForm(page, form);
    const single = '"if": { "$order": "/tariff/type", "const": "single" }';
    const old = '"then": { "properties": { "birthday": { "x-rule": "singleAge", "minAge": 21 } } }';
    await typeBehind(rules, '"personal": {', `"allOf": [{ ${single}, ${old} }],`);
    const example = [
      '"base": 0, "set": { "/personal/birthday": "@today-21y+1d" }',
      '"order": { "tariff": { "type": "single" } }, "path": "/personal/birthday", "rule": "singleAge"',
    ];
    await typeBehind(examples, invalid, `{ ${example.join(', ')} },`);
    await sayInFiles(
      page,
      'personal.birthday.error.singleAge',
      'Ab {limit} Jahren.',
      '{limit} yaşından itibaren.',
    );
  },
  after: async (customer) => {
    await expect(frame(customer, form, 'personal.birthday')).toContainText('Ab 21 Jahren.');
    await expect(field(customer, form, 'personal.birthday')).toHaveValue('01/01/2007');
  },
};

const address = { street: 'Lindenallee', houseNumber: '12a', postalCode: '10115', city: 'Berlin' };

const notTheSame: Change = {
  job: '#4, a delivery to another address',
  before: async (customer) => {
    await customer.goto('/auth/register');
    await provePhone(customer, '0171 3920434');
    await fill(customer, 'contact', address);
    await field(customer, form, 'contact.deliveryAddress').check();
    await fill(customer, 'contact', {
      deliveryStreet: 'LINDENALLEE',
      deliveryHouseNumber: '12A',
      deliveryPostalCode: '10115',
      deliveryCity: 'Berlin',
    });
  },
  make: async (page) => {
    const { rules, examples } = await openForm(page, form);
    const same = [
      '"deliveryStreet": { "constIgnoreCase": { "$data": "1/street" } }',
      '"deliveryHouseNumber": { "constIgnoreCase": { "$data": "1/houseNumber" } }',
      '"deliveryPostalCode": { "const": { "$data": "1/postalCode" } }',
    ];
    const names = '"required": ["street", "houseNumber", "postalCode", "deliveryStreet"]';
    const not = `"not": { ${names}, "properties": { ${same.join(', ')} } }`;
    const at = '"x-rule": "deliverySame", "x-errorAt": "deliveryStreet"';
    await typeBehind(rules, '"allOf": [', `{ ${at}, ${not} },`);
    const set = [
      '"/contact/deliveryAddress": true, "/contact/deliveryStreet": "LINDENALLEE"',
      '"/contact/deliveryHouseNumber": "12A", "/contact/deliveryPostalCode": "10115"',
      '"/contact/deliveryCity": "Berlin"',
    ];
    const why = '"path": "/contact/deliveryStreet", "rule": "deliverySame"';
    await typeBehind(examples, invalid, `{ "base": 0, "set": { ${set.join(', ')} }, ${why} },`);
    const wrong = 'contact.deliveryStreet.error.deliverySame';
    await sayInFiles(page, wrong, 'Das ist Ihre eigene Anschrift.', 'Bu sizin kendi adresiniz.');
  },
  after: async (customer) => {
    const there = frame(customer, form, 'contact.deliveryStreet');
    await expect(there).toContainText('Das ist Ihre eigene Anschrift.');
  },
};

/** Rules of the registration. */
export const registration: readonly Change[] = [austria, ageOfPlan, notTheSame];
