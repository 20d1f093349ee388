import { type Mistake, swap, without } from './mistake.ts';

const FORM = 'schemas/specimen/vocabulary.schema.json';
const UI = 'ui-schemas/specimen/vocabulary.ui.json';
const TICKETS = '"maxItems": 2,\n      "upload": {';
const WORDS =
  '"upload": {\n        "types": ["image/jpeg", "application/pdf"],\n        "maxBytes": 1500000\n      }';
const at = (place: string, sentence: string) =>
  new RegExp(`vocabulary\\.schema\\.json#/properties/${place}: ${sentence}`);

/** Mistakes in fields that hold files. */
export const uploadMistakes: Mistake[] = [
  {
    name: 'a type of files that does not exist',
    edits: { [FORM]: swap('"image/jpeg", "app', '"image/jpg", "app') },
    says: at('scans/upload/types/0', '"image/jpg" is none of: .*; did you mean "image/jpeg"\\?'),
  },
  {
    name: 'a type of files twice',
    edits: { [FORM]: swap('"image/jpeg", "app', '"application/pdf", "app') },
    says: at('scans/upload/types', 'What stands here must NOT have duplicate items'),
  },
  {
    name: 'files without a size',
    edits: { [FORM]: swap(/,\s+"maxBytes": 1500000/, '') },
    says: at('scans/upload', '"maxBytes" is missing'),
  },
  {
    name: 'files without types',
    edits: { [FORM]: swap(/"types": .*\n/, '') },
    says: at('scans/upload', '"types" is missing'),
  },
  {
    name: 'a misspelt part of the word for files',
    edits: { [FORM]: swap('"maxBytes"', '"maxByte"') },
    says: at(
      'scans/upload',
      '"maxByte" does not belong here; did you mean "maxBytes"\\?|"maxBytes" is missing',
    ),
  },
  {
    name: 'files above what the server takes',
    edits: { [FORM]: swap('"maxBytes": 1500000', '"maxBytes": 15000000') },
    says: at('scans/upload', 'The server takes files of 10 MB at most, "maxBytes" says 15 MB'),
  },
  {
    name: 'more files than a field takes',
    edits: { [FORM]: swap('"maxItems": 2,\n      "upload"', '"maxItems": 11,\n      "upload"') },
    says: at('scans/upload', 'A field takes 10 files at most, "maxItems" says 11'),
  },
  {
    name: 'more bytes than a mail carries',
    edits: {
      [FORM]: (text) => swap(TICKETS, TICKETS.replace('2', '5'))(swap('1500000', '5000000')(text)),
    },
    says: at('scans/upload', '5 files of 5 MB are more than a mail to the service carries \\(20 MB\\)'),
  },
  {
    name: 'a file that is no list',
    edits: {
      [FORM]: swap(
        /"scans": \{\s+"type": "array",\s+"minItems": 1,\s+"maxItems": 2/,
        '"scans": { "type": "string", "maxLength": 36',
      ),
    },
    says: at('scans/type', 'A field with "upload" is a list of files'),
  },
  {
    name: 'entries of a list of files',
    edits: { [FORM]: swap(TICKETS, `"items": { "type": "string", "maxLength": 36 }, ${TICKETS}`) },
    says: at('scans/items', '"items" says nothing of files'),
  },
  {
    name: 'files that are there beforehand',
    edits: { [FORM]: swap(TICKETS, `"default": [], ${TICKETS}`) },
    says: at('scans/default', '"default" says nothing of files'),
  },
  {
    name: 'files that are always the same',
    edits: { [FORM]: swap(TICKETS, `"const": [], ${TICKETS}`) },
    says: at('scans/const', '"const" says nothing of files'),
  },
  {
    name: 'files in the rows of a list',
    edits: {
      [FORM]: swap('"age": {', `"photos": { "type": "array", "maxItems": 1, ${WORDS} },\n"age": {`),
    },
    says: at('passengers/properties/photos/upload', 'Files inside the rows of a list are not possible'),
  },
  {
    name: 'files in a condition',
    edits: {
      [FORM]: swap(
        '"allOf": [\n    {',
        `"allOf": [{ "if": { "properties": { "scans": { ${WORDS} } } } },\n    {`,
      ),
    },
    says: /vocabulary\.schema\.json#\/allOf\/0\/if\/properties\/scans\/upload: "upload" stands at the field itself/,
  },
  {
    name: 'files without their widget',
    edits: { [UI]: swap('"ui:widget": "upload"', '"ui:widget": "checkboxCards"') },
    says: /vocabulary\.ui\.json#\/scans\/ui:widget: .*"upload"/,
  },
  {
    name: 'the widget for files at another list',
    edits: { [FORM]: swap(/,\s+"upload": \{[^}]*\}/, '') },
    says: /vocabulary\.ui\.json#\/scans\/ui:widget: The widget "upload" needs the word "upload"/,
  },
  {
    name: 'the widget for files at a text',
    edits: { [UI]: swap('"ui:widget": "date"', '"ui:widget": "upload"') },
    says: /vocabulary\.ui\.json#\/arrival\/ui:widget: The widget "upload" cannot show a value of type "string"/,
  },
  {
    name: 'files in a form whose record takes none',
    edits: {
      'schemas/survey/answer.schema.json': swap(
        '"comment": {',
        `"photos": { "type": "array", "maxItems": 1, ${WORDS} },\n"comment": {`,
      ),
    },
    says: /answer\.schema\.json#\/properties\/photos\/upload: Nothing keeps the files of this form/,
  },
  {
    name: 'the sentence about too large files is gone in one language',
    edits: { 'locales/tr/errors.json': without('error.uploadSize') },
    says: /locales\/tr\/.*error\.uploadSize/,
  },
  {
    name: 'a sentence that names no limit of files',
    edits: { 'locales/de/errors.json': swap('bis zu {maxBytes}.', 'bis zu {maxByte}.') },
    says: /locales\/de\/errors\.json.*error\.uploadSize.*\{maxByte\}/,
  },
];
