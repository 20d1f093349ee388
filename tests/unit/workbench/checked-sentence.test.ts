import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fieldNeeds } from '../../../src/definitions/contracts/needs.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { staffWords } from '../../../src/shared/staff-words.ts';
import {
  checkedSentence,
  placedSentence,
  toldNote,
} from '../../../src/workbench/sentences/checked-sentence.ts';
import { ofHistory, ofReleases } from '../../../src/workbench/sentences/releases.de.ts';
import { translator } from '../../../src/workbench/sentences/template.ts';
import { ROOT } from '../../support/definitions.ts';
import { textsIn } from '../../support/source-texts.ts';

const german = (english: string) => checkedSentence('de', english);

test.each([
  [
    'The Turkish words for the rule "maximum" of "visits" are missing. Add "survey.answer.visits.error.maximum".',
    'Es fehlt der Text auf Türkisch für die Regel „maximum“ von „visits“. Ergänzen Sie „survey.answer.visits.error.maximum“.',
  ],
  [
    'This example ("too young") should break "minAge" at /birthday but breaks "required" at /name, "pattern" at /city.',
    'Dieses Beispiel ("too young") sollte „minAge“ bei /birthday verletzen, verletzt aber „required“ bei /name, „pattern“ bei /city.',
  ],
  [
    'This example should break "minAge" at the form itself but breaks nothing.',
    'Dieses Beispiel sollte „minAge“ beim Formular selbst verletzen, verletzt aber nichts.',
  ],
  [
    '"a.b" has the arguments {limit} here and {limit, value} in German. Use the same.',
    '„a.b“ hat hier die Platzhalter {limit} und auf Deutsch {limit, value}. Verwenden Sie in beiden Sprachen dieselben.',
  ],
  [
    'Nothing fills {maxLenght} in "a.b", since "city" has no such limit. Name a limit that it has, such as {maxLength}; a sentence of an error may say {limit}, and {value} where the field is no secret.',
    '{maxLenght} in „a.b“ bleibt leer, denn "city" hat keine solche Grenze. Nennen Sie eine, die es gibt, zum Beispiel {maxLength}; ein Fehlersatz darf auch {limit} enthalten, und {value}, wenn das Feld nicht geheim ist.',
  ],
  [
    '/security/keyword must be required where without "name" and "kind" is "a": the hotline asks for it.',
    '/security/keyword muss Pflichtfeld sein, wenn „name“ fehlt und „kind“ "a" ist. Grund: the hotline asks for it.',
  ],
  [
    '/tags: each entry must have at most 20 characters: a column.',
    '/tags: Jeder Eintrag muss höchstens 20 Zeichen haben. Grund: a column.',
  ],
  [
    'The form has no field "citty"; did you mean "city"?',
    'Das Formular hat kein Feld „citty“; meinten Sie „city“?',
  ],
  [
    'The order in progress has no field "slugg". Known are: slug, type.',
    'Die Bestellung hat kein Feld „slugg“. Es gibt: slug, type.',
  ],
  [
    'This is not valid JSON: property name expected in line 7. Look for a missing comma, quote or bracket there.',
    'Das ist kein gültiges JSON (Zeile 7: ein Name wird erwartet). Suchen Sie dort nach einem fehlenden Komma, Anführungszeichen oder einer fehlenden Klammer.',
  ],
  [
    'What stands here must NOT have duplicate items (items ## 0 and 1 are identical).',
    'Was hier steht, passt nicht: Es darf keinen Eintrag doppelt haben (items ## 0 and 1 are identical).',
  ],
  [
    '/city of account/profile must accept what /contact/city of auth/register accepts: both write users.city, and who was let in by auth/register could never save account/profile. Its "maxLength" differs. Use one "$ref" in both, or change both.',
    '/city von account/profile muss annehmen, was /contact/city von auth/register annimmt: Beide schreiben users.city, und wer durch auth/register aufgenommen wurde, könnte account/profile nie speichern. „maxLength“ ist verschieden. Verwenden Sie in beiden dasselbe „$ref“, oder ändern Sie beide.',
  ],
  [
    'Change set 7 is inReview: it is no draft any more.',
    'Die Änderung 7 ist zur Durchsicht eingereicht und kein Entwurf mehr.',
  ],
  [
    'schemas/a.json#/x: The file is missing. (Also: schemas/b.json and 2 more.)',
    'schemas/a.json#/x: Die Datei fehlt. (Auch: schemas/b.json and 2 more.)',
  ],
])('in German: %s', (english, said) => {
  expect(german(english)).toBe(said);
  expect(checkedSentence('en', english)).toBe(english);
});

test('what nobody has said in German stays as it is', () => {
  expect(german('Something quite new.')).toBe('Something quite new.');
  expect(placedSentence('de', { file: 'a.json', pointer: '/b', sentence: 'Something quite new.' })).toBe(
    'a.json/b: Something quite new.',
  );
});

test('what the program wrote into the history is told in German, and what a person wrote stays', () => {
  const note = 'The time of change set 7 is over.\nschemas/a.json: The file is missing.\nZu streng.';
  expect(toldNote('de', note)).toBe(
    'Die Zeit der Änderung 7 ist vorbei.\nschemas/a.json: Die Datei fehlt.\nZu streng.',
  );
  expect(toldNote('en', note)).toBe(note);
});

test('a release is called as on the page in German: Stand', () => {
  const named = Object.entries({ ...ofReleases, ...ofHistory }).filter(([english]) =>
    /[Rr]elease \{/.test(english),
  );
  expect(named.length).toBeGreaterThan(1);
  const [of, all] = [staffWords.de.release, Object.values({ ...ofReleases, ...ofHistory })];
  expect(named.filter(([, said]) => !said.includes(`${of} {`))).toEqual([]);
  expect(all.filter((said) => /Version(?!s)/.test(said))).toEqual([]);
});

/** All texts of the program that are sentences, with something in each slot. */
const sentencesIn = (file: string) =>
  textsIn(readFileSync(join(ROOT, file), 'utf8')).filter((text) =>
    /^[A-Z"/].*[a-z] [a-z].*[.?]$/s.test(text),
  );

describe('every sentence of the checks has both languages', () => {
  // What is put together from several texts is tried above, and what only a developer reads is left out.
  const pieces = [/^and who was let in by/, /^X1 of X1 must accept/, /^A rule in/, /^Save it as/];
  const folders = ['lint', 'contracts'].flatMap((folder) =>
    readdirSync(join(ROOT, 'src/definitions', folder)).map((name) => `${folder}/${name}`),
  );
  const files = [
    ...[...folders, 'lint.ts', 'meta/fault-sentence.ts', 'parse-file.ts', 'other-text.ts', 'resolve.ts'],
    ...['form-pages.ts', 'unexpected.ts', 'further-forms.ts', 'cli/lint-examples.ts'],
    ...['cli/missing-examples.ts', 'cli/lint-flow-examples.ts'],
    ...readdirSync(join(ROOT, 'src/definitions/cli/preview')).map((name) => `cli/preview/${name}`),
  ];

  test.each(files)('%s', (file) => {
    const said = sentencesIn(`src/definitions/${file}`).filter(
      (text) => !pieces.some((piece) => piece.test(text)),
    );
    expect(said.filter((text) => german(text) === text)).toEqual([]);
  });
});

describe('every sentence of releases and of the workbench has both languages', () => {
  /** What servers say when they start, and the command line; and what becomes of a fault of the program. */
  const elsewhere = [
    ...['written-over.ts', 'definition-file.repository.ts', 'release-feed.ts'],
    ...['release-writing.repository.ts', 'shared-words.ts'],
  ];
  const ofServers = [
    /^X1 was changed by this program, and otherwise/,
    /^Write what is in force into th/,
    /^The proof was ended by/,
  ];
  const modules = ['modules/releases', 'modules/workbench'].flatMap((folder) =>
    readdirSync(join(ROOT, 'src/server', folder)).map((name) => `src/server/${folder}/${name}`),
  );
  const files = [
    ...modules.filter((path) => !elsewhere.some((name) => path.endsWith(`/${name}`))),
    'src/server/start/releases/prove-in-process.ts',
    'src/server/start/releases/preview-in-process.ts',
  ];

  test.each(files)('%s', (file) => {
    const said = sentencesIn(file).filter((text) => !ofServers.some((one) => one.test(text)));
    expect(said.filter((text) => german(text) === text)).toEqual([]);
  });
});

describe('what the program needs a field for is said in both languages', () => {
  const ofForms = contracts.forms.flatMap((contract) => [
    ...fieldNeeds(contract).map(({ purpose }) => purpose),
    contract.reader,
  ]);
  const ofFlows = contracts.flows.flatMap(({ needs }) => needs.map((need) => need.for));
  const said = [...new Set([...ofForms, ...ofFlows])];

  test('there are some', () => expect(said.length).toBeGreaterThan(90));

  test.each(said)('%s', (purpose) => {
    expect(german(`/city must stay: ${purpose}.`)).not.toContain(`: ${purpose}.`);
  });

  test('several reasons are told one by one', () => {
    expect(german('/city must stay: the receipt goes to it; it is drawn.')).toBe(
      '/city muss bleiben. Grund: Die Eingangsbestätigung geht dorthin; Es wird gezeichnet.',
    );
  });
});

test('a part of a sentence is translated by itself, and what is typed between the parts stays', () => {
  const say = translator({ 'It is {*what} in {place}.': 'In {place} ist {*what}.' }, { cold: 'kalt' });
  expect(say('It is cold in (a+b)*.')).toBe('In (a+b)* ist kalt.');
  expect(say('It is $& in $1.')).toBe('In $1 ist $&.');
  expect(say('It was cold.')).toBeUndefined();
});
