import { type Mistake, swap } from './mistake.ts';

const FORM = 'schemas/specimen/vocabulary.schema.json';
const UI = 'ui-schemas/specimen/vocabulary.ui.json';
const SUGGEST = /"suggest": \{\s*"source": "germanTowns",\s*"by": "pickupPostalCode"\s*\}/;
const rule = (limit: string) => swap(/"townOf": \{[^}]*\}/, `"townOf": ${limit}`);
const at = (place: string, sentence: string) => new RegExp(`vocabulary\\.ui\\.json#/${place}: ${sentence}`);

/** Mistakes in fields that take suggestions from a list. */
export const suggestionMistakes: Mistake[] = [
  {
    name: 'a list that does not exist',
    edits: { [UI]: swap('"germanTowns"', '"germanTown"') },
    says: at(
      'pickupTown/ui:options/suggest/source',
      'There is no list "germanTown"; did you mean "germanTowns"\\?',
    ),
  },
  {
    name: 'a list without the field that has the key',
    edits: { [UI]: swap(SUGGEST, '"suggest": { "source": "germanTowns" }') },
    says: at('pickupTown/ui:options/suggest', '"by" is missing'),
  },
  {
    name: 'suggestions by a field that is not there',
    edits: { [UI]: swap('"by": "pickupPostalCode"', '"by": "pickupPostcode"') },
    says: at(
      'pickupTown/ui:options/suggest/by',
      'Beside this field there is no "pickupPostcode"; did you mean "pickupPostalCode"\\?',
    ),
  },
  {
    name: 'suggestions by the field itself',
    edits: { [UI]: swap('"by": "pickupPostalCode"', '"by": "pickupTown"') },
    says: at('pickupTown/ui:options/suggest/by', 'Beside this field there is no "pickupTown"'),
  },
  {
    name: 'suggestions by a number',
    edits: { [UI]: swap('"by": "pickupPostalCode"', '"by": "tickets"') },
    says: at('pickupTown/ui:options/suggest/by', '"tickets" is no text'),
  },
  {
    name: 'suggestions at a field that is no line of text',
    edits: { [UI]: swap('"pickupTown": {', '"pickupTown": { "ui:widget": "textarea",') },
    says: at(
      'pickupTown/ui:options/suggest',
      'Only a line of text \\(the widget "text"\\) shows suggestions',
    ),
  },
  {
    name: 'a town of a code that is none',
    edits: { [FORM]: rule('"1234"') },
    says: /vocabulary\.schema\.json#\/properties\/pickupTown\/townOf: .*/,
  },
  {
    name: 'a town of a field that is not there',
    edits: { [FORM]: rule('{ "$data": "1/pickupPostcode" }') },
    says: /vocabulary\.schema\.json#.*townOf: "1\/pickupPostcode" leads to no field.*did you mean "pickupPostalCode"\?/,
  },
  {
    name: 'a list of our own whose entry is no list',
    edits: {
      'schemas/sources/stands.json': () =>
        '{ "$schema": "../meta/source.meta.json", "entries": { "A": "Nord" } }',
    },
    says: /schemas\/sources\/stands\.json#\/entries\/A: What stands here must be array/,
  },
  {
    name: 'a list of our own in a file that has another name',
    edits: { 'schemas/source/stands.json': () => '{ "entries": { "A": ["Nord"] } }' },
    says: /schemas\/source\/stands\.json: Nothing reads a file of this name/,
  },
];
