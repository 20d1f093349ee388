import { type Mistake, swap } from './mistake.ts';

const [REGISTER, PROFILE] = ['schemas/auth/register.schema.json', 'schemas/account/profile.schema.json'];
const PIECE = '"postalCode": { "$ref": "../definitions/postalCode.schema.json" }';
const postalCode = (pattern: string) =>
  swap(
    PIECE,
    `"postalCode": { "type": "string", "x-normalize": "digits", "maxLength": 10, "pattern": "${pattern}" }`,
  );

/** The words of a field that has rules of its own, in both languages. */
const words = (area: string, field: string) =>
  Object.fromEntries(
    ['de', 'tr'].map((lang) => [
      `locales/${lang}/${area}.json`,
      swap(
        '{',
        `{ "${field}.label": "PLZ", "${field}.error.pattern": "4 / 5", "${field}.error.required": "PLZ?",`,
      ),
    ]),
  );

/** Mistakes in one of two forms that write the same record. */
export const recordMistakes: Mistake[] = [
  {
    name: 'a registration that lets in what the profile refuses',
    edits: {
      [REGISTER]: postalCode('^[0-9]{4,5}$'),
      ...words('auth', 'auth.register.contact.postalCode'),
    },
    says: /profile\.schema\.json#\/properties\/postalCode: \/postalCode of account\/profile must accept what \/contact\/postalCode of auth\/register accepts: both write users\.postal_code.*Its "pattern" differs\..*\(Also: schemas\/auth\/register\.schema\.json#\/properties\/contact\/properties\/postalCode\.\)$/,
  },
  {
    name: 'a profile that refuses what the registration lets in',
    edits: { [PROFILE]: postalCode('^[1-9][0-9]{4}$'), ...words('account', 'account.profile.postalCode') },
    says: /\/postalCode of account\/profile must accept what \/contact\/postalCode of auth\/register accepts/,
  },
  {
    name: 'a rule for the postal code in the profile alone',
    edits: {
      [PROFILE]: swap(
        /"additionalProperties": false\n\}\n$/,
        '"additionalProperties": false, "allOf": [{ "properties": { "postalCode": { "x-rule": "german", "postalCodeOf": "DE" } } }] }',
      ),
      'locales/de/account.json': swap('{', '{ "account.profile.postalCode.error.german": "Nur DE",'),
      'locales/tr/account.json': swap('{', '{ "account.profile.postalCode.error.german": "Yalnız DE",'),
    },
    says: /\/postalCode of account\/profile must accept.* A rule in "allOf" is only in one of them\./,
  },
  {
    name: 'fewer choices in the correction of a request than in the request',
    edits: {
      'schemas/order/porting-correction.schema.json': swap(
        /\["ASAP", "VTEN"\],\s*"default": "ASAP"/,
        '["VTEN"]',
      ),
    },
    says: /\/mnpType of order\/porting-correction must accept what \/mnpType of order\/porting accepts/,
  },
];
