import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../support/definitions.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

let project: ProjectCopy;
let text: string;

/** Each changes one thing that no rule says. */
const edits: [file: string, was: string | RegExp, is: string][] = [
  ['locales/de/fields.json', 'city.label": "Ort"', 'city.label": "Stadt"'],
  ['locales/tr/fields.json', /(postalCode\.error\.pattern": )".*"/, '$1"Beş rakam."'],
  ['locales/de/specimen.json', '"Los"', '"Auf geht’s"'],
  ['locales/de/auth.json', '"Ich stimme den', '"Ja, ich stimme den'],
  ['ui-schemas/survey/answer.ui.json', '"ui:widget": "textarea", ', ''],
  ['schemas/account/app-settings.schema.json', /("colorScheme": \{)/, '$1 "default": "light",'],
  ['schemas/survey/answer.schema.json', /("rating": \{)/, '$1 "x-keep": false,'],
  [
    'schemas/order/order.flow.json',
    '{ "form": "order/options" }',
    '{ "form": "order/options", "when": { "required": ["couponCode"] } }',
  ],
  ['schemas/support/message.schema.json', /"types": \[[^\]]*\]/, '"types": ["application/pdf"]'],
  ['schemas/support/message.schema.json', /"maxBytes": \d+/, '"maxBytes": 300000'],
  ['locales/en/survey.json', /("survey.answer.rating.label": )".*"/, '$1"Your verdict"'],
  ['ui-schemas/pages.json', '"/support/barrier"', '"/support/obstacle"'],
];

beforeAll(async () => {
  project = await copyProject();
  for (const [file, was, is] of edits) await project.edit(file, (content) => content.replace(was, is));
  const { lines } = await project.rules('impact', ROOT);
  text = lines.join('\n');
});
afterAll(() => project.remove());

describe('impact tells what else a customer or the staff would notice:', () => {
  test.each([
    ['a word', /words: de: \/contact\/city title was "Ort", is "Stadt"/],
    ['a sentence of a rule', /words: tr: contact\.postalCode\|pattern was ".*", is "Beş rakam\."/],
    ['a word of a variant', /words: de: brief \(40 %\): submit was "Los", is "Auf geht’s"/],
    ['a consent', /consent: de: \/security\/isCheck title was .*; asked again of those who agreed/],
    ['a widget', /layout: \/comment\/ui:widget gone: "textarea"/],
    ['a value that stands there beforehand', /default: \/colorScheme .*"light"/],
    ['what is not kept any more', /storage: \/rating was "read by the program", is "not kept"/],
    [
      'a condition of the flow',
      /flow: order\/options in step options new: \{"when":\{"required":\["couponCode"\]\}\}/,
    ],
    ['the orders that see something else', /flow: \d+ of \d+ example orders see something else, e\.g\. \{/],
    ['which files a field takes', /files: \/files types was "JPG, PNG, PDF", is "PDF"/],
    ['how large they may be', /files: \/files size was "5 MB", is "300 kB"/],
    ['a word in a further language', /words: en: \/rating title was ".*", is "Your verdict"/],
    ['a page that moves', /page: \/support\/obstacle new: /],
  ])('%s', (_, line) => {
    expect(text).toMatch(line);
  });

  test('counts each kind', () => {
    expect(text.split('\n').at(-1)).toMatch(
      /Other changes: words [1-9]\d*, consent [1-9]\d*, layout 1, default 1, files 2, storage 1, flow 2, page 2\.$/,
    );
  });
});
