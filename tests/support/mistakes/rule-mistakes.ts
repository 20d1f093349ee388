import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../definitions.ts';
import { type Mistake, swap } from './mistake.ts';

const POSTAL_CODE = 'schemas/definitions/postalCode.schema.json';
const CITY = 'schemas/definitions/city.schema.json';
const REGISTER = 'schemas/auth/register.schema.json';
const JERSEY = 'schemas/order/jersey.schema.json';
const CONFIRMATION = 'schemas/definitions/passwordConfirmation.schema.json';
const SURVEY = 'schemas/survey/answer.schema.json';

/** Mistakes in the rules: `schemas/`. */
export const ruleMistakes: Mistake[] = [
  {
    name: 'a field that is required and hidden at the same time',
    edits: {
      [REGISTER]: swap(
        '"required": ["email", "emailConfirmation", "phone", ',
        '"required": ["email", "emailConfirmation", "phone", "deliveryCity", ',
      ),
    },
    says: /register\.schema\.json#\/properties\/contact\/required: "deliveryCity" is required and hidden at the same time/,
  },
  {
    name: 'a field that a branch requires and hides',
    edits: {
      [REGISTER]: swap(
        '"deliveryCity": false\n            }',
        '"deliveryCity": false\n            }, "required": ["deliveryCity"]',
      ),
    },
    says: /register\.schema\.json#\/properties\/contact\/required: "deliveryCity" is required and hidden/,
  },
  {
    name: 'a list inside the rows of a list',
    edits: {
      'schemas/specimen/vocabulary.schema.json': swap(
        '"age": {',
        '"dogs": { "type": "array", "maxItems": 2, "items": { "type": "object", "properties": {}, "additionalProperties": false } },\n"age": {',
      ),
    },
    says: /vocabulary\.schema\.json#\/properties\/passengers: A list inside the rows of a list is not possible/,
  },
  {
    name: 'a normaliser in a branch',
    edits: { [POSTAL_CODE]: swap('"x-normalize": "digits",', '"allOf": [{ "x-normalize": "digits" }],') },
    says: /"x-normalize" stands at the field itself/,
  },
  {
    name: 'a text beside a choice that is not there',
    edits: { 'schemas/specimen/vocabulary.schema.json': swap('"stadium", "other"', '"stadium", "others"') },
    says: /vocabulary\.schema\.json#\/properties\/source\/x-other: "x-other" needs the choice "other"/,
  },
  {
    name: 'the sentence of a section at no field',
    edits: { 'schemas/specimen/vocabulary.schema.json': swap('"x-errorAt": "seat"', '"x-errorAt": "seet"') },
    says: /vocabulary\.schema\.json: "x-errorAt" names no field of this section: "seet"; did you mean "seat"\?/,
  },
  {
    name: 'a rule of a section without a name',
    edits: { 'schemas/specimen/vocabulary.schema.json': swap('"x-rule": "seatOfMembers",', '') },
    says: /vocabulary\.schema\.json: A rule with "x-errorAt" needs a name: "x-rule"/,
  },
  {
    name: 'a condition inside the rows of a list',
    edits: {
      'schemas/specimen/vocabulary.schema.json': swap(
        '"required": ["name", "age"]',
        '"required": ["name", "age"], "if": { "required": ["age"] }, "then": { "required": ["fanCode"] }',
      ),
    },
    says: /vocabulary\.schema\.json#\/properties\/passengers: A condition inside the rows of a list is not possible/,
  },
  {
    name: 'a name that the order does not have',
    edits: {
      [JERSEY]: swap('"allOf": [', '"allOf": [{ "if": { "$order": "/tarif/type", "const": "kids" } },'),
    },
    says: /jersey\.schema\.json#\/allOf\/0\/if\/\$order: "\/tarif\/type" is none of: .*; did you mean "\/tariff\/type"\?/,
  },
  {
    name: 'a value that the order can never have',
    edits: {
      [JERSEY]: swap('"allOf": [', '"allOf": [{ "if": { "$order": "/tariff/type", "const": "kid" } },'),
    },
    says: /jersey\.schema\.json#.*\/const: "kid" can never stand there; did you mean "kids"\?/,
  },
  {
    name: 'a question about the order where no order is',
    edits: {
      [SURVEY]: swap(
        '"additionalProperties"',
        '"allOf": [{ "if": { "$order": "/tariff/type", "const": "kids" }, "then": { "required": ["comment"] } }],\n  "additionalProperties"',
      ),
    },
    says: /survey\/answer\.schema\.json: No flow has this form/,
  },
  {
    name: 'a question about the order as a rule',
    edits: { [JERSEY]: swap('"allOf": [', '"allOf": [{ "$order": "/tariff/type", "const": "kids" },') },
    says: /jersey\.schema\.json#\/allOf\/0\/\$order: "\$order" stands in "if" alone/,
  },
  {
    name: 'a value that a field can never have',
    edits: { 'schemas/order/porting.schema.json': swap('"const": "VTEN"', '"const": "VTENN"') },
    says: /porting\.schema\.json#.*\/const: "VTENN" can never stand there; did you mean "VTEN"\?/,
  },
  {
    name: 'a day on which a rule begins, without a condition',
    edits: { [POSTAL_CODE]: swap('"pattern"', '"validFrom": "2027-01-01",\n  "pattern"') },
    says: /postalCode\.schema\.json#\/validFrom: "validFrom" stands in "if" alone/,
  },
  {
    name: 'a day that does not exist',
    edits: {
      [POSTAL_CODE]: swap(
        '"type"',
        '"if": { "validFrom": "2027-02-30" }, "then": { "minLength": 5 },\n  "type"',
      ),
    },
    says: /postalCode\.schema\.json#\/if\/validFrom: "2027-02-30" is no day/,
  },
  {
    name: 'a day limit on a text that is no day',
    edits: { [CITY]: swap('"maxLength"', '"formatMinimum": "2027-01-01",\n  "maxLength"') },
    says: /A limit for days needs "format": "date"/,
  },
  {
    name: 'a country that the vocabulary does not know',
    edits: { [POSTAL_CODE]: swap('"pattern"', '"postalCodeOf": "XX",\n  "pattern"') },
    says: /postalCode\.schema\.json#\/postalCodeOf: "XX" is none of: AT, BE/,
  },
  {
    name: 'a misspelt keyword',
    edits: { [POSTAL_CODE]: swap('"pattern"', '"patern"') },
    says: /postalCode\.schema\.json#\/patern: "patern" is no keyword; did you mean "pattern"\?/,
  },
  {
    name: 'a wrong piece',
    edits: { [REGISTER]: swap('/city.schema', '/citty.schema') },
    says: /register.*citty\.schema\.json" is no file.*did you mean "city\.schema\.json"/,
  },
  {
    name: 'a comparison with no field',
    edits: { [CONFIRMATION]: swap('1/password', '1/pasword') },
    says: /"1\/pasword" leads to no field.*did you mean "password"/,
  },
  {
    name: 'a comparison that leads out of the form',
    edits: { [CONFIRMATION]: swap('1/password', '5/password') },
    says: /"5\/password" leads out of the form/,
  },
  {
    name: 'a comma too few',
    edits: { [POSTAL_CODE]: swap('"string",', '"string"') },
    says: /postalCode\.schema\.json: This is not valid JSON: .* in line 4/,
  },
  {
    name: 'a comma too many',
    edits: { [POSTAL_CODE]: swap('{5}$"', '{5}$",') },
    says: /postalCode\.schema\.json: This is not valid JSON/,
  },
  {
    name: 'a comment',
    edits: { [POSTAL_CODE]: swap('"type"', '// five digits\n"type"') },
    says: /not valid JSON: invalid comment token in line 3/,
  },
  {
    name: 'an empty file',
    edits: { [POSTAL_CODE]: () => '' },
    says: /postalCode\.schema\.json: This is not valid JSON/,
  },
  { name: 'a list as a file', edits: { [POSTAL_CODE]: () => '[]' }, says: /What stands here must be object/ },
  { name: 'null as a file', edits: { [POSTAL_CODE]: () => 'null' }, says: /What stands here must be object/ },
  {
    name: 'a minimum above the maximum',
    edits: { [JERSEY]: swap('"minimum": 1', '"minimum": 100') },
    says: /"minimum" \(100\) is above "maximum" \(99\)/,
  },
  {
    name: 'a lowest age above the highest',
    edits: { 'schemas/definitions/birthday.schema.json': swap(/"minAge": \d+/, '"minAge": 130') },
    says: /"minAge" \(130\) is above "maxAge"/,
  },
  {
    name: 'a pattern that takes for ever',
    edits: { [CITY]: swap(/"pattern": ".*"/, '"pattern": "^(\\\\p{L}+ ?)+$"') },
    says: /city\.schema\.json#\/pattern: This pattern can take for ever/,
  },
  {
    name: 'a pattern that cannot be read',
    edits: { [POSTAL_CODE]: swap('{5}', '{5') },
    says: /postalCode\.schema\.json#\/pattern: This pattern cannot be compiled/,
  },
  {
    name: 'half of a deleted field',
    edits: { 'schemas/account/profile.schema.json': swap(/,\n {4}"city": .*/, '') },
    says: /The form has no field "city"/,
  },
  {
    name: 'pieces that lead to each other',
    edits: {
      [CITY]: swap('"type"', '"allOf": [{ "$ref": "street.schema.json" }],\n"type"'),
      'schemas/definitions/street.schema.json': swap(
        '"type"',
        '"allOf": [{ "$ref": "city.schema.json" }],\n"type"',
      ),
    },
    says: /leads back to itself \((street → city → street|city → street → city)\)\. Break the circle/,
  },
  {
    name: 'a name twice',
    edits: { [POSTAL_CODE]: swap('"maxLength": 10,', '"maxLength": 10,\n"maxLength": 4,') },
    says: /"maxLength" stands twice in the same object, the second time in line 6/,
  },
  {
    name: 'a byte order mark',
    edits: { [POSTAL_CODE]: (text) => `\uFEFF${text}` },
    says: /begins with a byte order mark\. Save it as UTF-8/,
  },
  {
    name: 'UTF-16',
    edits: { [POSTAL_CODE]: (text) => Buffer.from(`\uFEFF${text}`, 'utf16le') },
    says: /saved as UTF-16\. Save it as UTF-8/,
  },
  {
    name: 'a renamed form',
    edits: {
      'schemas/auth/otp.schema.json': () => null,
      'schemas/auth/otpp.schema.json': () => readFileSync(join(ROOT, 'schemas/auth/otp.schema.json')),
    },
    says: /schemas\/auth\/otp\.schema\.json: The file is now called schemas\/auth\/otpp\.schema\.json, but "auth\/otp" is still in use/,
  },
  {
    name: 'a deleted form',
    edits: { 'schemas/auth/otp.schema.json': () => null },
    says: /schemas\/auth\/otp\.schema\.json: The file is gone, but "auth\/otp" is still in use/,
  },
  {
    name: 'a deleted piece',
    edits: { [CITY]: () => null },
    says: /"\.\.\/definitions\/city\.schema\.json" is no file in schemas\/definitions/,
  },
  {
    name: 'a list of objects without a widget for it',
    edits: {
      [SURVEY]: swap(
        '"comment"',
        '"holders": { "type": "array", "maxItems": 5, "items": { "type": "object", "properties": {}, "additionalProperties": false } },\n"comment"',
      ),
      'ui-schemas/survey/answer.ui.json': swap('"comment"]', '"comment", "holders"]'),
    },
    says: /answer\.ui\.json#\/holders\/ui:widget: A list of objects needs the widget/,
  },
  {
    name: 'a box that is ticked beforehand',
    edits: {
      [REGISTER]: swap(
        '"marketingConsent": { "type": "boolean", "default": false }',
        '"marketingConsent": { "type": "boolean", "default": true }',
      ),
    },
    says: /marketingConsent\/default: A box is never ticked beforehand/,
  },
  {
    name: 'a default that the field refuses',
    edits: { [REGISTER]: swap('"default": "idCard"', '"default": "idcard"') },
    says: /documentType\/default: The default "idcard" is no value of this field/,
  },
  {
    name: 'a rule of a whole section',
    edits: {
      [REGISTER]: swap(
        '"allOf": [\n        {',
        '"allOf": [\n { "x-rule": "deliverySame", "not": { "required": ["deliveryCity"] } },       {',
      ),
    },
    says: /properties\/contact: "not" refuses the section as a whole/,
  },
  {
    name: 'a field that is required and does not exist',
    edits: { [SURVEY]: swap('["rating"]', '["ratting"]') },
    says: /#\/required: The form has no field "ratting"; did you mean "rating"\?/,
  },
  {
    name: 'a condition on a field that does not exist',
    edits: { [JERSEY]: swap('"if": { "properties": { "size"', '"if": { "properties": { "sise"') },
    says: /if\/properties\/sise: The form has no field "sise"; did you mean "size"\?/,
  },
  {
    name: 'a format that does not exist',
    edits: {
      'schemas/auth/login.schema.json': swap('"format": "loginName"', '"format": "fone"'),
    },
    says: /"fone" is none of: .*; did you mean "phone"\?/,
  },
  {
    name: 'a normaliser that does not exist',
    edits: { [POSTAL_CODE]: swap('"digits"', '"digit"') },
    says: /"digit" is none of: .*; did you mean "digits"\?/,
  },
  {
    name: 'a text without a limit',
    edits: { [POSTAL_CODE]: swap('  "maxLength": 10,\n', '') },
    says: /A text needs a "maxLength"/,
  },
  {
    name: 'a list without a limit',
    edits: { 'schemas/order/options.schema.json': swap('"maxItems": 10,', '') },
    says: /A list needs "maxItems"/,
  },
  {
    name: 'a limit as text',
    edits: { [POSTAL_CODE]: swap('"maxLength": 10', '"maxLength": "10"') },
    says: /#\/maxLength: What stands here must be integer/,
  },
  {
    name: 'a limit below zero',
    edits: { [POSTAL_CODE]: swap('"maxLength": 10', '"maxLength": -1') },
    says: /#\/maxLength: What stands here must be >= 0/,
  },
  {
    name: 'a form that takes unknown fields',
    edits: { [SURVEY]: swap('"additionalProperties": false', '"additionalProperties": true') },
    says: /#\/additionalProperties: Only false may stand here/,
  },
  {
    name: 'a section that takes unknown fields',
    edits: { [REGISTER]: swap(',\n      "additionalProperties": false\n', '\n') },
    says: /An object needs "additionalProperties": false/,
  },
  {
    name: 'a type that does not exist',
    edits: { [POSTAL_CODE]: swap('"type": "string"', '"type": "text"') },
    says: /#\/type: "text" is none of: object, array, string/,
  },
  {
    name: 'a field without a type',
    edits: { [SURVEY]: swap('{ "type": "integer", ', '{ ') },
    says: /Say the "type" of this field/,
  },
  {
    name: 'choices of which none is left',
    edits: { [JERSEY]: swap('["girl", "boy"]', '[]') },
    says: /juniorGender\/enum: What stands here must NOT have fewer than 1 items/,
  },
  {
    name: 'a choice twice',
    edits: { [JERSEY]: swap('["girl", "boy"]', '["girl", "girl"]') },
    says: /juniorGender\/enum: What stands here must NOT have duplicate items/,
  },
  {
    name: 'one required field without a list',
    edits: { [SURVEY]: swap('["rating"]', '"rating"') },
    says: /#\/required: What stands here must be array/,
  },
  {
    name: 'fields as a list',
    edits: { [SURVEY]: swap(/"properties": \{[\s\S]*?\n {2}\},/, '"properties": [],') },
    says: /#\/properties: What stands here must be object/,
  },
  {
    name: 'something beside a piece',
    edits: { [REGISTER]: swap('city.schema.json" }', 'city.schema.json", "minLength": 3 }') },
    says: /"\$ref" must stand alone/,
  },
  {
    name: 'a piece inside a file',
    edits: { [REGISTER]: swap('city.schema.json"', 'city.schema.json#/x"') },
    says: /What stands here must match pattern/,
  },
  {
    name: 'a code that does not exist',
    edits: { [POSTAL_CODE]: swap('"maxLength"', '"x-referenceCode": 99999, "maxLength"') },
    says: /x-referenceCode: What stands here must be <= 1999/,
  },
  {
    name: 'a rule whose name is a sentence',
    edits: { [POSTAL_CODE]: swap('"maxLength"', '"x-rule": "five digits", "maxLength"') },
    says: /x-rule: What stands here must match pattern/,
  },
];
