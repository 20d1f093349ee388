import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aspects } from '../../../src/definitions/cli/impact/form-changes.ts';
import { effectOf } from '../../../src/workbench/preview/effect-of.ts';
import { withNames } from '../../../src/workbench/preview/effect-place.ts';
import {
  countedSentence,
  effectSentence,
  isLostLanguage,
  partName,
} from '../../../src/workbench/preview/effect-sentences.ts';
import { effectWords } from '../../../src/workbench/preview/effect-words.ts';
import { ROOT } from '../../support/definitions.ts';
import { textsIn } from '../../support/source-texts.ts';

test('the lines of an impact stand below their form, each with its kind', () => {
  const counted = '12 cases replayed: 1 rule newly refusing, 0 rules no longer refusing.';
  expect(
    effectOf([
      'order/new: a new form',
      'auth/register',
      '  newly refused: /keyword by "keywordDigits" — was accepted; 3 cases, e.g. "4711"',
      '  words: security.keyword.help “4” → “5”',
      '  words: and 3 more',
      counted,
    ]),
  ).toEqual({
    counted,
    parts: [
      { name: 'order/new', lines: [{ kind: 'other', text: 'a new form' }] },
      {
        name: 'auth/register',
        lines: [
          {
            kind: 'newly refused',
            text: '/keyword by "keywordDigits" — was accepted; 3 cases, e.g. "4711"',
          },
          { kind: 'words', text: 'security.keyword.help “4” → “5”' },
          { kind: 'words', text: 'and 3 more' },
        ],
      },
    ],
  });
  expect(effectOf([])).toEqual({ parts: [], counted: undefined });
});

test('each kind of effect that the impact names has a word', () => {
  const named = ['newly refused', 'newly accepted', ...aspects, 'other'];
  for (const { kinds } of Object.values(effectWords)) expect(Object.keys(kinds)).toEqual(named);
});

test.each([
  [
    '/password by "passwordLength" — was "minLength": 6, is "minLength": 7; 1 case, e.g. •••',
    '/password durch "passwordLength" — bisher "minLength": 6, jetzt "minLength": 7; 1 Fall, zum Beispiel •••',
  ],
  [
    '/message by "messageDiffers" — new: "not": {"constIgnoreCase":{"$data":"1/subject"}}; 21 cases, e.g. 39 characters',
    '/message durch "messageDiffers" — neu: "not": {"constIgnoreCase":{"$data":"1/subject"}}; 21 Fälle, zum Beispiel 39 Zeichen',
  ],
  [
    'de: name|required was "It was, is new: here", is "neu"',
    'de: name|required bisher "It was, is new: here", jetzt "neu"',
  ],
  ['de: help gone: "cut by was…', 'de: help fällt weg: "cut by was…'],
  ['and 3 more', 'und 3 weitere'],
  [
    'en: the whole form; is no longer said in it',
    'en: Das ganze Formular gibt es in dieser Sprache nicht mehr.',
  ],
])('in German, its values untouched: %s', (english, german) => {
  expect(effectSentence('de', english)).toBe(german);
  expect(effectSentence('en', english)).toBe(english);
});

test.each([
  [
    'the place of an answer',
    'storage',
    '/city was "not kept", is "kept in users.city"',
    '/city bisher „wird nicht aufbewahrt“, jetzt „gespeichert in users.city“',
  ],
  [
    'a word that sounds like a place',
    'words',
    'de: city was "not kept", is "x"',
    'de: city bisher "not kept", jetzt "x"',
  ],
] as const)('in German %s', (_title, kind, english, german) => {
  expect(effectSentence('de', english, kind)).toBe(german);
});

test.each([
  [
    '/contact/city by "minLength" — was "minLength": 6, is "minLength": 7; 1 case, e.g. •••',
    '„Ort“ (/contact/city) durch „Mindestens Zeichen“ — bisher Mindestens Zeichen 6, jetzt Mindestens Zeichen 7; 1 Fall, zum Beispiel •••',
  ],
  [
    'tr: contact.city|pattern was "X", is "Y"',
    'Türkisch, „Ort“ (/contact/city), Fehler: Muster bisher "X", jetzt "Y"',
  ],
  [
    'de: /contact/city title was "Ort", is "Stadt"',
    'Deutsch, „Ort“ (/contact/city), Bezeichnung bisher "Ort", jetzt "Stadt"',
  ],
  ['/wish by "own" — new: "pattern": "^a"', '/wish durch „own“ — neu: Muster "^a"'],
  [
    'de: submit was "a", is "it was \\"pattern\\": b"',
    'de: submit bisher "a", jetzt "it was \\"pattern\\": b"',
  ],
  ['/comment/ui:widget gone: "textarea"', '/comment/ui:widget fällt weg: "textarea"'],
])('fields, words and rules are called as the editor calls them: %s', (line, german) => {
  const labels = new Map([['/contact/city', 'Ort']]);
  expect(
    effectSentence(
      'de',
      withNames('de', line, (pointer) => labels.get(pointer)),
    ),
  ).toBe(german);
});

test('what stands before a form of the older version is said in German as well', () => {
  expect(partName('de', 'before: schemas/a.json: The file is missing.')).toBe(
    'bisher: schemas/a.json: Die Datei fehlt.',
  );
  expect(partName('de', 'pages')).toBe('Seiten');
  expect(partName('de', 'constructor')).toBe('constructor');
  expect(partName('en', 'pages')).toBe('pages');
});

describe('all that the impact can say has both languages', () => {
  const folder = 'src/definitions/cli/impact';
  const files = [
    ...readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
    ...['src/definitions/cli/impact.command.ts', 'src/definitions/masked-sample.ts'],
  ];
  /** What is no line, or a half of one that is tried above. */
  const others = [
    /replayed: /,
    /^Say since when/,
    /neither a commit/,
    /^the form$/,
    /^1: a new form$/,
    /^1: no longer there$/,
  ];
  const halves = [
    '1: the whole form',
    'is said in it now',
    'is no longer said in it',
    ...Object.keys(effectWords.en.kinds),
  ];

  test.each(files)('%s', (file) => {
    const said = textsIn(readFileSync(join(ROOT, file), 'utf8'))
      .map((text) => text.replaceAll('X1', '1').replace(/^ {2}(?:1: )?/, ''))
      .filter((text) => /[a-z1]\)? [a-z]{2}/.test(text) && !halves.includes(text))
      .filter((text) => !others.some((other) => other.test(text)));
    const inGerman = (text: string) => [
      effectSentence('de', text) !== text,
      effectSentence('de', `"${text}"`, 'storage') !== `"${text}"`,
    ];
    expect(said.filter((text) => !inGerman(text).includes(true))).toEqual([]);
  });
});

test('a language that a form has lost is told from other words', () => {
  expect(isLostLanguage('en: the whole form; is no longer said in it')).toBe(true);
  expect(isLostLanguage('en: the whole form; is said in it now')).toBe(false);
});

test('what was compared is counted in both languages, and only what has changed is named', () => {
  const counted =
    '41677 cases replayed: 1 rule newly refusing, 0 rules no longer refusing. Other changes: words 7, consent 0, layout 2.';
  expect(countedSentence('de', counted)).toBe(
    '41.677 Fälle nachgespielt. Regeln, die neu ablehnen: 1; die nicht mehr ablehnen: 0. Sonst geändert: Texte 7, Darstellung 2.',
  );
  expect(countedSentence('en', counted.replace('words 7', 'words 0').replace('layout 2', 'layout 0'))).toBe(
    '41,677 cases replayed. Rules that newly refuse: 1; that no longer refuse: 0. Other changes: none.',
  );
});
