import { type Mistake, swap } from './mistake.ts';

const REGISTER = 'ui-schemas/auth/register.ui.json';
const JERSEY = 'ui-schemas/order/jersey.ui.json';
const OTP = 'ui-schemas/auth/otp.ui.json';
const TARIFF = 'ui-schemas/order/tariff.ui.json';

/** Mistakes in the look of a form: `ui-schemas/`. */
export const screenMistakes: Mistake[] = [
  {
    name: 'rows for what is no list',
    edits: { 'ui-schemas/survey/answer.ui.json': swap('"ui:widget": "textarea"', '"ui:widget": "repeat"') },
    says: /survey\/answer\.ui\.json#\/comment\/ui:widget: The widget "repeat" cannot show a value of type "string"/,
  },
  {
    name: 'a list of objects without rows',
    edits: { 'ui-schemas/specimen/vocabulary.ui.json': swap('"ui:widget": "repeat",', '') },
    says: /vocabulary\.ui\.json#\/passengers\/ui:widget: A list of objects needs the widget "repeat"/,
  },
  {
    name: 'a field of the rows that is not there',
    edits: { 'ui-schemas/specimen/vocabulary.ui.json': swap('"age": {', '"ago": {') },
    says: /vocabulary\.ui\.json#\/passengers\/items\/ago: The form has no field "ago"; did you mean "age"\?/,
  },
  {
    name: 'a widget for another type of value',
    edits: { [OTP]: swap('"ui:widget": "otp"', '"ui:widget": "checkboxCards"') },
    says: /otp\.ui\.json#\/code\/ui:widget: The widget "checkboxCards" cannot show a value of type "string"/,
  },
  {
    name: 'a consent for a text',
    edits: { [REGISTER]: swap('"city": {', '"city": { "ui:widget": "consent",') },
    says: /#\/contact\/city\/ui:widget: The widget "consent" cannot show a value of type "string"/,
  },
  {
    name: 'a date for a tick',
    edits: { [REGISTER]: swap('"ui:widget": "checkbox"', '"ui:widget": "date"') },
    says: /deliveryAddress\/ui:widget: The widget "date" cannot show a value of type "boolean"/,
  },
  {
    name: 'a list of choices without choices',
    edits: { [REGISTER]: swap('"city": {', '"city": { "ui:widget": "select",') },
    says: /city\/ui:widget: The widget "select" has nothing to choose from/,
  },
  {
    name: 'a widget for a section',
    edits: { [REGISTER]: swap('"personal": {', '"personal": { "ui:widget": "radio",') },
    says: /#\/personal\/ui:widget: A section has no widget of its own/,
  },
  {
    name: 'a widget that does not exist',
    edits: { [REGISTER]: swap('"ui:widget": "checkbox"', '"ui:widget": "chekbox"') },
    says: /"chekbox" is none of: .*; did you mean "checkbox"\?/,
  },
  {
    name: 'a misspelt source',
    edits: { [TARIFF]: swap('"tariffs"', '"tarifs"') },
    says: /source: There is no source "tarifs" for this form; did you mean "tariffs"\?/,
  },
  {
    name: 'a source of another form',
    edits: {
      'ui-schemas/survey/answer.ui.json': swap(
        '"ui:widget": "radio"',
        '"ui:widget": "radio", "ui:options": { "source": "cities" }',
      ),
    },
    says: /There is no source "cities" for this form\. This form has none/,
  },
  {
    name: 'a misspelt drawing',
    edits: { [JERSEY]: swap('"picture": "jersey"', '"picture": "jersy"') },
    says: /There is no picture "jersy" for this form; did you mean "jersey"\?/,
  },
  {
    name: 'a misspelt drawing beside a row',
    edits: { [JERSEY]: swap('"preview": "jersey"', '"preview": "jersy"') },
    says: /There is no preview "jersy" for this form; did you mean "jersey"\?/,
  },
  {
    name: 'an option that does not exist',
    edits: { [REGISTER]: swap('"keep": false', '"keeep": false') },
    says: /"keeep" does not belong here; did you mean "keep"\?/,
  },
  {
    name: 'a word that no browser knows',
    edits: { [REGISTER]: swap('"given-name"', '"Given Name"') },
    says: /autocomplete: What stands here must match pattern/,
  },
  {
    name: 'a layout that does not exist',
    edits: { [REGISTER]: swap('"accordion"', '"acordion"') },
    says: /"acordion" is none of: accordion; did you mean "accordion"\?/,
  },
  {
    name: 'an order that names no field',
    edits: { [JERSEY]: swap('"wanted", "style"', '"wanted", "styel", "style"') },
    says: /#\/ui:order: The form has no field "styel"; did you mean "style"\?/,
  },
  {
    name: 'an order that leaves a field out',
    edits: { [JERSEY]: swap('"wanted", "style"', '"wanted"') },
    says: /#\/ui:order: The order leaves out the field "style"/,
  },
  {
    name: 'an entry for no field',
    edits: { [JERSEY]: swap('"juniorGender": {', '"juniorGendre": {') },
    says: /#\/juniorGendre: The form has no field "juniorGendre"; did you mean "juniorGender"\?/,
  },
  {
    name: 'columns of no field',
    edits: { [JERSEY]: swap('["name", "number"]', '["name", "numbr"]') },
    says: /#\/ui:options\/columns: The form has no field "numbr"; did you mean "number"\?/,
  },
  {
    name: 'a look that is no JSON',
    edits: { [JERSEY]: swap('"ui:order"', 'ui:order') },
    says: /jersey\.ui\.json: This is not valid JSON/,
  },
];
