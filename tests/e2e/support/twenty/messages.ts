import type { Page } from 'playwright/test';
import { expect } from '../fixtures.ts';
import { field, frame } from '../form.ts';
import { moveClockTo } from '../time.ts';
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
  typeInLine,
} from './desk.ts';
import { type } from './hands.ts';
import { makeField } from './make-field.ts';

const form = 'support/message';

/** The rules of the opened field as JSON, or its layout. */
const json = (page: Page, name: RegExp) => line(part(page, 'Regeln'), name);

async function atService(customer: Page): Promise<void> {
  await customer.goto('/support');
  await field(customer, form, 'subject').fill('Frage');
}

/** Types sentences of an area in German and Turkish, where no line of a field has them. */
async function sayInFiles(page: Page, area: string, words: Record<string, [string, string]>): Promise<void> {
  for (const [at, lang] of ['de', 'tr'].entries()) {
    const typed = Object.entries(words).map(([key, texts]) => `"${key}": "${texts[at]}",`);
    await typeAtTop(await openFile(page, `locales/${lang}/${area}.json`), typed.join(' '));
  }
}

const heardFrom: Change = {
  job: '#3, one choice with a text of one’s own',
  before: atService,
  make: async (page) => {
    const [de, tr] = ['Woher kennen Sie uns? (freiwillig)', 'Bizi nereden tanıyorsunuz? (isteğe bağlı)'];
    const choices = 'friends, other';
    await makeField(page, form, { name: 'heardFrom', kind: 'Auswahl', choices, de, tr, example: 'friends' });
    await say(page, 'Auswahl friends', 'von Freunden', 'arkadaşlardan');
    await say(page, 'Auswahl other', 'anders', 'başka');
    const text = '"x-other": { "$ref": "../definitions/shortText.schema.json" }';
    await typeAtTop(json(page, /^Als JSON/), ` ${text},`);
    const { layout, examples } = await openForm(page, form);
    const set = '"base": 0, "set": { "/heardFrom": "other" }';
    const refused = `{ ${set}, "path": "/heardFromOther", "rule": "required" },`;
    await typeBehind(examples, '"invalid": [', refused);
    await typeInLine(layout, { of: '"ui:order"', before: '],' }, ', "heardFromOther"');
    await sayInFiles(page, 'support', {
      'support.message.heardFromOther.error.required': ['Bitte sagen Sie uns, woher.', 'Nereden?'],
      'support.message.heardFromOther.label': ['Woher?', 'Nereden?'],
    });
  },
  after: async (customer) => {
    await customer.getByLabel(/^Woher kennen Sie uns/).selectOption({ label: 'anders' });
    await expect(customer.getByRole('textbox', { name: /^Woher\?/ })).toBeVisible();
    await expect(field(customer, form, 'subject')).toHaveValue('Frage');
  },
};

const total: Change = {
  job: '#16, a computed total',
  before: atService,
  make: async (page) => {
    const [home, away] = ['Heimspiele (freiwillig)', 'Auswärtsspiele (freiwillig)'];
    const tr = 'Maçlar (isteğe bağlı)';
    for (const [name, de, example] of [
      ['matchesAtHome', home, '17'],
      ['matchesAway', away, '3'],
    ] as const) {
      await makeField(page, form, { name, kind: 'Ganze', de, tr, example });
      await say(page, 'Fehler: Kleinster Wert', 'Mindestens {limit}.', 'En az {limit}.');
      await say(page, 'Fehler: Größter Wert', 'Höchstens {limit}.', 'En çok {limit}.');
    }
    await makeField(page, form, { name: 'matches', kind: 'Wird', de: 'Spiele', tr: 'Toplam maç' });
    const sum = '{ "sum": [{ "$data": "1/matchesAtHome" }, { "$data": "1/matchesAway" }] }';
    await type(json(page, /^Als JSON/), `{ "type": "integer", "x-compute": ${sum} }`);
  },
  after: async (customer) => {
    await customer.getByLabel(/^Heimspiele/).fill('17');
    await customer.getByLabel(/^Auswärtsspiele/).fill('4');
    await expect(frame(customer, form, 'matches')).toContainText('21');
  },
};

const town: Change = {
  job: '#17, the town of a postal code',
  before: atService,
  make: async (page) => {
    const code = { de: 'Postleitzahl (freiwillig)', tr: 'Posta kodu (isteğe bağlı)', example: '50667' };
    await makeField(page, form, { name: 'homeCode', kind: 'postalCode', ...code });
    const place = { de: 'Ort (freiwillig)', tr: 'Yer (isteğe bağlı)', example: 'Köln' };
    await makeField(page, form, { name: 'homeTown', kind: 'Text', ...place });
    const suggest = '"suggest": { "source": "germanTowns", "by": "homeCode" }';
    await type(
      json(page, /^Darstellung/),
      `{ "ui:options": { "autocomplete": "address-level2", ${suggest} } }`,
    );
  },
  after: async (customer) => {
    await customer.getByLabel(/^Postleitzahl/).pressSequentially('50667');
    await expect(customer.getByLabel(/^Ort/)).toHaveValue('Köln');
  },
};

const vatNumber: Change = {
  job: '#8, VAT numbers of Germany',
  before: async (customer) => {
    await customer.goto('/auth/corporate-register');
    await field(customer, 'auth/corporate-register', 'vatNumber').fill('12/345/67890');
    await field(customer, 'auth/corporate-register', 'vatNumber').blur();
  },
  make: async (page) => {
    await openField(page, 'auth/corporate-register', 'vatNumber');
    const rules =
      '"type": "string", "x-normalize": ["alphanumeric", "upper"], "maxLength": 20, "vatIdOf": "DE"';
    await type(json(page, /^Als JSON/), `{ "$schema": "../meta/piece.meta.json", ${rules} }`);
    await say(page, 'Fehler: vatIdOf', 'Bitte DE und neun Ziffern.', 'Lütfen DE ve dokuz rakam.');
    for (const lang of ['Deutsch', 'Türkisch'])
      await part(page, 'Texte')
        .getByRole('button', { name: `Entfernen: Fehler: Muster, ${lang}` })
        .click();
    const examples = await openFile(page, 'schemas/definitions/vatNumber.examples.json');
    const taken = '{ "value": "DE 136 695 976", "stored": "DE136695976" }, { "value": "de-136695976" }';
    const refused = [
      '{ "value": "136695976", "rule": "vatIdOf" }, { "value": "DE136695977", "rule": "vatIdOf" }',
      '{ "value": "111111111111111111111", "rule": "maxLength" }, { "value": 5, "rule": "type" }',
    ];
    const meta = '"$schema": "../meta/piece-examples.meta.json"';
    await type(examples, `{ ${meta}, "valid": [${taken}], "invalid": [${refused.join(', ')}] }`);
    for (const of of ['auth/corporate-register', 'auth/dealer-application']) {
      const whole = (await openForm(page, of)).examples;
      await retypeLine(whole, '"vatNumber": "12345678901",', '"vatNumber": "DE136695976",');
    }
  },
  after: async (customer) => {
    const number = frame(customer, 'auth/corporate-register', 'vatNumber');
    await expect(number).toContainText('Bitte DE und neun Ziffern.');
    await field(customer, 'auth/corporate-register', 'vatNumber').fill('de 136 695 976');
    await expect(number).not.toContainText('Bitte DE und neun Ziffern.');
  },
};

const barrier = 'support/barrier';

const fromADay: Change = {
  job: '#19, a rule from a day on',
  before: async (customer) => {
    await customer.goto('/support/barrier');
    await field(customer, barrier, 'place').fill('App');
    await field(customer, barrier, 'place').blur();
  },
  make: async (page) => {
    const { rules, examples } = await openForm(page, barrier);
    const long = '"then": { "properties": { "place": { "x-rule": "longPlace", "minLength": 5 } } }';
    await typeAtTop(rules, ` "allOf": [{ "if": { "validFrom": "2027-01-01" }, ${long} }],`);
    const short = '"base": 0, "set": { "/place": "Ö" }, "on": "2027-01-01"';
    await typeBehind(examples, '"invalid": [', `{ ${short}, "path": "/place", "rule": "longPlace" },`);
    await sayInFiles(page, 'support', {
      'support.barrier.place.error.longPlace': ['Bitte {limit} Zeichen.', 'Lütfen {limit} karakter.'],
    });
  },
  // Until the day nothing is said of it, and from then on it is.
  after: async (customer) => {
    const place = frame(customer, barrier, 'place');
    await field(customer, barrier, 'message').focus();
    await expect(place).not.toContainText('Bitte 5 Zeichen.');
    await moveClockTo(customer, '2027-01-01');
    await customer.reload();
    await field(customer, barrier, 'place').fill('App');
    await field(customer, barrier, 'place').blur();
    await expect(place).toContainText('Bitte 5 Zeichen.');
  },
};

/** Rules of messages and of firms. The day is the last one: the clock goes on for all others. */
export const messages: readonly Change[] = [heardFrom, vatNumber, total, town, fromADay];
