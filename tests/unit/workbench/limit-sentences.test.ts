import { expect, test } from 'vitest';
import { withLimitSentences } from '../../../src/workbench/editor/limit-sentences.ts';

const worded = (schema: object) => ({
  ...{ form: 'survey/answer', path: ['visits'], pieces: [], schema, known: [] },
  ...{ sectionRules: [], mayBeRequired: false, isSecret: false },
});
const prefix = 'survey.answer.visits.error.';
const [DE, TR] = ['locales/de/survey.json', 'locales/tr/survey.json'];

function said(texts: Record<string, string>, schema: object): Record<string, unknown>[] {
  const made = withLimitSentences((path) => texts[path] ?? '', worded(schema));
  return [DE, TR].map((path) => JSON.parse(made.get(path) ?? '{}'));
}

test.each(['minLength', 'minimum', 'maximum', 'minItems', 'maxItems'])(
  'a field with %s says it in both languages',
  (limit) => {
    for (const words of said({}, { [limit]: 3 })) {
      expect(Object.keys(words)).toEqual([prefix + limit]);
      expect(words[prefix + limit]).toContain(`{${limit}}`);
    }
  },
);

test('a sentence of the field, or a general one, stays alone, and what is no limit gets none', () => {
  const schema = { type: 'integer', minimum: 1, maximum: 5, pattern: 'x', multipleOf: 2 };
  const texts = {
    [DE]: `{ "${prefix}minimum": "Zu klein." }`,
    'locales/de/errors.json': '{ "error.maximum": "Zu groß." }',
    'locales/tr/errors.json': '{ "error.maximum": "Çok büyük." }',
  };
  const [german, turkish] = said(texts, schema);
  expect(german).toEqual({});
  expect(turkish).toEqual({ [`${prefix}minimum`]: 'Lütfen en az {minimum} yazın.' });
});

test('a rule with a name has its sentence under the name', () => {
  const [german] = said({}, { allOf: [{ 'x-rule': 'enough', minItems: 2 }] });
  expect(german).toEqual({ [`${prefix}enough`]: 'Bitte geben Sie mindestens {minItems} an.' });
});

test.each([
  ['date', 'Dieses Datum gibt es nicht. Bitte als Tag/Monat/Jahr eingeben.'],
  ['email', 'Bitte prüfen Sie die E-Mail-Adresse. Sie sieht so aus: name@beispiel.de'],
  ['iccid', 'Bitte prüfen Sie diese Angabe.'],
])('a field of the format %s says what is wrong with it', (format, sentence) => {
  const [german, turkish] = said({}, { type: 'string', format });
  expect(german).toEqual({ [`${prefix}format`]: sentence });
  expect(Object.keys(turkish ?? {})).toEqual([`${prefix}format`]);
});
