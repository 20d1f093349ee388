import { type Mistake, swap, without } from './mistake.ts';

const DE = 'locales/de/fields.json';
const TR = 'locales/tr/fields.json';
const FLOW = 'schemas/order/order.flow.json';
const SURVEY = 'schemas/survey/answer.schema.json';

/** Mistakes in the words (`locales/`), and edits that forgot them. */
export const wordMistakes: Mistake[] = [
  {
    name: 'a sentence that repeats a password',
    edits: {
      [DE]: swap(
        'Das Passwort braucht mindestens {limit}',
        'Das Passwort {value} braucht mindestens {limit}',
      ),
      [TR]: swap(
        /("field\.password\.error\.passwordLength": ")/,
        '"field.password.error.passwordLength": "{value}: ',
      ),
    },
    says: /fields\.json#\/field\.password\.error\.passwordLength: Nothing fills \{value\}/,
  },
  {
    name: 'a language that the product does not have',
    edits: {
      'locales/fr/survey.json': () => '{ "survey.answer.title": "How happy are you with us?" }',
      'locales/fr/fields.json': () => '{ "field.city.label": "Town" }',
    },
    says: /^locales\/fr: "fr" is no language of the product\. There are: de, tr, en; others stand in locales\/languages\.json\. Nothing reads these words\.$/,
  },
  {
    name: 'a misspelt language',
    edits: { 'locales/trk/survey.json': () => '{ "survey.answer.title": "Memnun musunuz?" }' },
    says: /^locales\/trk: "trk" is no language of the product; did you mean "tr"\?/,
  },
  {
    name: 'words beside the folders of the languages',
    edits: { 'locales/survey.json': () => '{}' },
    says: /^locales\/survey\.json: Nothing reads a file of this name/,
  },
  {
    name: 'a look without its ending',
    edits: { 'ui-schemas/survey/question.json': () => '{}' },
    says: /^ui-schemas\/survey\/question\.json: Nothing reads a file of this name/,
  },
  {
    name: 'rules with a misspelt ending',
    edits: { 'schemas/survey/question.schma.json': () => '{}' },
    says: /^schemas\/survey\/question\.schma\.json: Nothing reads a file of this name/,
  },
  {
    name: 'a sentence that Turkish lacks',
    edits: { [TR]: without('field.postalCode.error.pattern') },
    says: /tr\/fields\.json#\/field\.postalCode\.error\.pattern: The Turkish words for "field\.postalCode\.error\.pattern" are missing/,
  },
  {
    name: 'a label that German lacks',
    edits: { [DE]: without('field.city.label') },
    says: /de\/fields\.json#\/field\.city\.label: The German words for "field\.city\.label" are missing/,
  },
  {
    name: 'a sentence that every form has',
    edits: { 'locales/tr/errors.json': without('error.required') },
    says: /tr\/errors\.json#\/error\.required: The Turkish words for "error\.required" are missing/,
  },
  {
    name: 'a new field before its words',
    edits: {
      [SURVEY]: swap(
        '"comment"',
        '"town": { "type": "string", "maxLength": 50, "pattern": "^[A-Z]" },\n"comment"',
      ),
      'ui-schemas/survey/answer.ui.json': swap('"comment"]', '"comment", "town"]'),
      'locales/de/survey.json': swap(
        '{',
        '{ "survey.answer.town.label": "Ort", "survey.answer.town.error.pattern": "Bitte so.",',
      ),
      'locales/tr/survey.json': swap('{', '{ "survey.answer.town.error.pattern": "Böyle lütfen.",'),
    },
    says: /tr\/survey\.json#\/survey\.answer\.town\.label: The Turkish words for "survey\.answer\.town\.label" are missing/,
  },
  {
    name: 'a rule without a sentence',
    edits: {
      'schemas/definitions/city.schema.json': swap(
        '"maxLength"',
        '"allOf": [{ "x-rule": "noUlm", "not": { "const": "Ulm" } }],\n"maxLength"',
      ),
      [DE]: swap('{', '{ "field.city.error.noUlm": "Bitte nicht Ulm.",'),
    },
    says: /tr\/fields\.json#\/field\.city\.error\.noUlm: The Turkish words for "field\.city\.error\.noUlm" are missing/,
  },
  {
    name: 'a choice without words',
    edits: {
      'schemas/order/jersey.schema.json': swap('["girl", "boy"]', '["girl", "boy", "other"]'),
      'locales/de/order.json': swap('{', '{ "order.jersey.juniorGender.option.other": "Anders",'),
    },
    says: /tr\/order\.json#\/order\.jersey\.juniorGender\.option\.other: The Turkish words for/,
  },
  {
    name: 'a value that nothing fills',
    edits: {
      [DE]: swap(/("field\.postalCode\.error\.pattern": ")/, '"field.postalCode.error.pattern": "{digits} '),
    },
    says: /Nothing fills \{digits\} in "field\.postalCode\.error\.pattern", since "postalCode" has no such limit/,
  },
  {
    name: 'a limit that one language leaves out',
    edits: {
      [TR]: swap(/("field\.birthday\.error\.minAge": ").*"/, '"field.birthday.error.minAge": "Çok genç."'),
    },
    says: /tr\/fields\.json#\/field\.birthday\.error\.minAge: ".*" has the arguments \{\} here and \{limit\} in German/,
  },
  {
    name: 'a brace that stays open',
    edits: {
      [DE]: swap(
        /("field\.postalCode\.error\.pattern": ")/,
        '"field.postalCode.error.pattern": "{limit Ziffern ',
      ),
    },
    says: /de\/fields\.json#\/field\.postalCode\.error\.pattern: "field\.postalCode\.error\.pattern" cannot be read/,
  },
  {
    name: 'a plural without an end',
    edits: {
      [TR]: swap(
        /("field\.birthday\.error\.minAge": ")/,
        '"field.birthday.error.minAge": "{limit, plural, one {bir}} ',
      ),
    },
    says: /tr\/fields\.json#\/field\.birthday\.error\.minAge: "field\.birthday\.error\.minAge" cannot be read/,
  },
  {
    name: 'a word twice',
    edits: { [DE]: swap('{', '{ "field.city.label": "Stadt",') },
    says: /de\/fields\.json: "field\.city\.label" stands twice in the same object/,
  },
  {
    name: 'words in Windows-1252',
    edits: { [DE]: (text) => Buffer.from(text, 'latin1') },
    says: /de\/fields\.json: This file is not saved as UTF-8: letters such as ä or ş would be lost/,
  },
  {
    name: 'a number as a word',
    edits: { [DE]: swap(/"field\.city\.label": ".*?"/, '"field.city.label": 5') },
    says: /de\/fields\.json#\/field\.city\.label: What stands here must be string/,
  },
  {
    name: 'an empty word',
    edits: { [DE]: swap(/"field\.city\.label": ".*?"/, '"field.city.label": ""') },
    says: /de\/fields\.json#\/field\.city\.label: What stands here must NOT have fewer than 1 characters/,
  },
  {
    name: 'a key without an area',
    edits: { [DE]: swap('{', '{ "city": "Stadt",') },
    says: /de\/fields\.json: What stands here (must match pattern|property name must be valid)/,
  },
  {
    name: 'a step without a title',
    edits: { 'locales/tr/order.json': without('order.flow.options.title') },
    says: /tr\/order\.json.*The step "options" has no title\. Add "order\.flow\.options\.title"/,
  },
  {
    name: 'a step with a form that does not exist',
    edits: { [FLOW]: swap('"order/porting"', '"order/portin"') },
    says: /There is no form "order\/portin"; did you mean "order\/porting"\?/,
  },
  {
    name: 'a step twice',
    edits: { [FLOW]: swap('"id": "number"', '"id": "tariff"') },
    says: /The step "tariff" stands here twice/,
  },
  {
    name: 'a form of a step in none of its parts',
    edits: {
      [FLOW]: swap('"order/payment", "order/coupon", "order/approval"', '"order/payment", "order/approval"'),
    },
    says: /The form "order\/coupon" stands in no part, so no screen shows it/,
  },
  {
    name: 'a form in a part that the step does not have',
    edits: { [FLOW]: swap('["order/payment", "order/coupon"', '["order/payment", "order/cupon"') },
    says: /The step "approval" has no form "order\/cupon"; did you mean "order\/coupon"\?/,
  },
  {
    name: 'a registration before the phone is proved',
    edits: {
      [FLOW]: swap(
        /\{ "id": "phone", [^}]*\},\s+\{ "id": "data", [^}]*\},/,
        '{ "id": "data", "forms": ["auth/register"] }, { "id": "phone", "asks": "phoneCode", "forms": [] },',
      ),
    },
    says: /"auth\/register" needs a part before it with "asks": "phoneCode"/,
  },
  {
    name: 'the order button on another screen than what is agreed to',
    edits: {
      [FLOW]: swap(
        /"forms": \["auth\/register"\] \},\s+\{ "id": "payment", "forms": \["order\/payment", "order\/coupon", "order\/approval"\]/,
        '"forms": ["auth/register", "order/approval"] }, { "id": "payment", "forms": ["order/payment", "order/coupon"]',
      ),
    },
    says: /"order\/approval" belongs into the last part: the order button stands there/,
  },
  {
    name: 'a part twice',
    edits: { [FLOW]: swap('"id": "data"', '"id": "phone"') },
    says: /The part "phone" stands here twice/,
  },
  {
    name: 'a part without a title',
    edits: { 'locales/tr/order.json': without('order.flow.approval.data.title') },
    says: /The part "data" has no title\. Add "order\.flow\.approval\.data\.title"/,
  },
  {
    name: 'a condition on what no order has',
    edits: { [FLOW]: swap('"numberType": {', '"nummberType": {') },
    says: /The order in progress has no field "nummberType"; did you mean "numberType"\?/,
  },
  {
    name: 'an order without steps',
    edits: { [FLOW]: swap(/"steps": \[[\s\S]*\]/, '"steps": []') },
    says: /#\/steps: What stands here must NOT have fewer than 1 items/,
  },
  {
    name: 'an order that is gone',
    edits: { [FLOW]: () => null },
    says: /order\.flow\.json: The file is gone, but "order\/order\.flow" is still in use/,
  },
];
