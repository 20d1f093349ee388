import { type Mistake, swap, without } from './mistake.ts';

const UI = 'ui-schemas/specimen/wording.ui.json';
const [DE, TR] = ['locales/de/specimen.json', 'locales/tr/specimen.json'];
const VARIANTS = '"ui:variants": [{ "name": "brief", "share": 40 }]';
const variants = (list: string) => swap(/"ui:variants": \[[^\]]*\]/, `"ui:variants": ${list}`);
/** Another word of the variant, in both languages. */
const said = (key: string, de = 'Anders', tr = 'Başka') => ({
  [DE]: swap('{', `{ "specimen.wording.${key}": "${de}",`),
  [TR]: swap('{', `{ "specimen.wording.${key}": "${tr}",`),
});
const survey = (list: string) => ({
  'ui-schemas/survey/answer.ui.json': swap('"ui:order"', `"ui:variants": ${list}, "ui:order"`),
});
const inWords = (sentence: string) => new RegExp(`specimen\\.json#/specimen\\.wording\\..*: ${sentence}`);

/** Mistakes in other wordings of a form. */
export const variantMistakes: Mistake[] = [
  {
    name: 'shares of more than everybody',
    edits: {
      [UI]: variants('[{ "name": "brief", "share": 60 }, { "name": "warm", "share": 41 }]'),
      ...said('submit@warm'),
    },
    says: /wording\.ui\.json#\/ui:variants: The shares are 101 percent together/,
  },
  {
    name: 'a variant twice',
    edits: { [UI]: variants('[{ "name": "brief", "share": 20 }, { "name": "brief", "share": 20 }]') },
    says: /wording\.ui\.json#\/ui:variants: "brief" stands twice/,
  },
  {
    name: 'a variant with the name of what the others see',
    edits: {
      [UI]: variants('[{ "name": "brief", "share": 20 }, { "name": "original", "share": 20 }]'),
      ...said('submit@original'),
    },
    says: /wording\.ui\.json#\/ui:variants: "original" is what the others see/,
  },
  {
    name: 'a variant without a share',
    edits: { [UI]: variants('[{ "name": "brief" }]') },
    says: /wording\.ui\.json#\/ui:variants\/0: "share" is missing/,
  },
  {
    name: 'a variant of a field',
    edits: { [UI]: swap('"ui:order"', `"cheer": { ${VARIANTS} }, "ui:order"`) },
    says: /wording\.ui\.json#\/cheer\/ui:variants: Variants stand at the form itself/,
  },
  {
    name: 'a variant that says nothing',
    edits: survey('[{ "name": "warm", "share": 50 }]'),
    says: /answer\.ui\.json#\/ui:variants\/0: Nothing is said otherwise in "warm"/,
  },
  {
    name: 'words of a variant that is not there',
    edits: said('title@breif'),
    says: inWords('The form has no variant "breif"; did you mean "brief"\\?'),
  },
  {
    name: 'a variant in one language',
    edits: { [TR]: without('specimen.wording.submit@brief') },
    says: /tr\/specimen\.json#\/specimen\.wording\.submit@brief: The Turkish words .* are missing/,
  },
  {
    name: 'another sentence for an error',
    edits: said('cheer.error.required@brief'),
    says: inWords('A variant cannot say "cheer\\.error\\.required" otherwise'),
  },
  {
    name: 'another name for a choice',
    edits: said('cheer.option.a@brief'),
    says: inWords('A variant cannot say "cheer\\.option\\.a" otherwise'),
  },
  {
    name: 'a variant of a field that is not there',
    edits: said('cheers.label@brief'),
    says: inWords('A variant cannot say "cheers\\.label" otherwise'),
  },
  {
    name: 'a price in a variant',
    edits: said('cheer.help@brief', 'Jede kostet 5 Euro.', 'Her biri 5 Euro.'),
    says: inWords('A variant names no price'),
  },
  {
    name: 'a variant that is free of charge',
    edits: said('cheer.help@brief', 'Heute kostenlos.', 'Bugün ücretsiz.'),
    says: inWords('A variant names no price'),
  },
  {
    name: 'a link in a variant',
    edits: said('cheer.help@brief', '[Bedingungen](/x)', '[Koşullar](/x)'),
    says: inWords('A variant has no links'),
  },
  {
    name: 'a duty that a variant hides',
    edits: {
      [DE]: swap('Ihr Block (freiwillig)', 'Ihr Block'),
      [TR]: swap('Bloğunuz (isteğe bağlı)', 'Bloğunuz'),
    },
    says: inWords('"\\(freiwillig\\)" .* says that a field may stay empty'),
  },
  {
    name: 'a consent in other words',
    edits: {
      'ui-schemas/auth/corporate-register.ui.json': swap(
        '"ui:order"',
        '"ui:variants": [{ "name": "warm", "share": 50 }], "ui:order"',
      ),
      'locales/de/auth.json': swap('{', '{ "auth.corporate-register.isCheck.label@warm": "Ja, gern!",'),
      'locales/tr/auth.json': swap('{', '{ "auth.corporate-register.isCheck.label@warm": "Evet!",'),
    },
    says: /auth\.json#\/auth\.corporate-register\.isCheck\.label@warm: This is the text of a consent/,
  },
  {
    name: 'a variant of a step of the order',
    edits: {
      'ui-schemas/order/jersey.ui.json': swap(
        '"ui:order"',
        '"ui:variants": [{ "name": "warm", "share": 50 }], "ui:order"',
      ),
      'locales/de/order.json': swap('{', '{ "order.jersey.title@warm": "Dein Trikot",'),
      'locales/tr/order.json': swap('{', '{ "order.jersey.title@warm": "Forman",'),
    },
    says: /jersey\.ui\.json#\/ui:variants: This form is a part of an order or a contract/,
  },
];
