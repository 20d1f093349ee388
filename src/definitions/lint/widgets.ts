import { FORM_PICTURES, FORM_SOURCES, givenTo } from '../../shared/form-sources.ts';
import { nearest } from '../../shared/nearest.ts';
import { isList } from '../fields.ts';
import type { JsonSchema, UiFile } from '../schema-types.ts';

/** The widgets that a UI schema may name, and the types of value that each can show; `client/forms/widgets` has them. */
const WIDGET_TYPES: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    ['text', 'email', 'phone', 'textarea', 'password', 'date', 'otp', 'numberReservation'].map((name) => [
      name,
      ['string'],
    ]),
  ),
  number: ['integer', 'number'],
  select: ['string', 'integer', 'number'],
  radio: ['string', 'integer', 'number', 'boolean'],
  cards: ['string', 'integer', 'number', 'boolean'],
  checkboxCards: ['array'],
  repeat: ['array'],
  upload: ['array'],
  computed: ['string', 'integer'],
  checkbox: ['boolean'],
  consent: ['boolean'],
};

export const WIDGETS = Object.keys(WIDGET_TYPES);

const WITH_CHOICES = ['select', 'radio', 'cards', 'checkboxCards'];

const REPEAT_NEEDS = 'The widget "repeat" needs "items" of type "object", with "properties".';

const UPLOAD_NEEDS =
  'The widget "upload" needs the word "upload" in the field\'s schema: which types, and how many bytes.';

/** A fault of one field's control: where in the UI schema, and what. */
export type WidgetFault = [at: string, sentence: string];

function unknownName(what: string, name: string, known: readonly string[]): string {
  const guess = nearest(name, known);
  const given = known.length > 0 ? `. Known are: ${known.join(', ')}.` : '. This form has none.';
  return `There is no ${what} "${name}" for this form${guess ? `; did you mean "${guess}"?` : given}`;
}

function fitFault(widget: string | undefined, type: string): WidgetFault[] {
  if (type === 'object')
    return widget === undefined
      ? []
      : [['/ui:widget', 'A section has no widget of its own. Name one at its fields.']];
  if (widget === undefined || WIDGET_TYPES[widget]?.includes(type)) return [];
  const fitting = WIDGETS.filter((name) => WIDGET_TYPES[name]?.includes(type));
  const sentence = `The widget "${widget}" cannot show a value of type "${type}": the field would have no control. Fitting are: ${fitting.join(', ')}.`;
  return [['/ui:widget', sentence]];
}

/** A computed field has no control; every other field needs one. */
function computedFault(schema: JsonSchema, widget: string | undefined): WidgetFault[] {
  const isComputed = schema['x-compute'] !== undefined;
  if (isComputed && widget !== undefined && widget !== 'computed')
    return [['/ui:widget', 'A computed field is shown and not typed. Remove "ui:widget".']];
  if (!isComputed && widget === 'computed')
    return [['/ui:widget', 'The widget "computed" needs a formula: "x-compute" in the schema.']];
  return [];
}

function choiceFault(schema: JsonSchema, ui: UiFile): WidgetFault[] {
  const { 'ui:widget': widget, 'ui:options': options = {} } = ui;
  const hasChoices =
    options.source !== undefined ||
    (schema.enum ?? schema.items?.enum) !== undefined ||
    (schema.type === 'boolean' && widget !== 'select');
  const isUpload = widget === 'upload';
  if (isUpload !== (schema.upload !== undefined))
    return [['/ui:widget', isUpload ? UPLOAD_NEEDS : 'A field with "upload" needs the widget "upload".']];
  const shows = widget !== undefined && WITH_CHOICES.includes(widget);
  if (shows && !hasChoices)
    return [
      [
        '/ui:widget',
        `The widget "${widget}" has nothing to choose from. Give the field "enum", or a "source".`,
      ],
    ];
  const isRepeated = widget === 'repeat';
  if (isRepeated !== isList(schema))
    return [['/ui:widget', isRepeated ? REPEAT_NEEDS : 'A list of objects needs the widget "repeat".']];
  if (schema.type === 'array' && !isRepeated && !isUpload && !shows && !hasChoices)
    return [
      ['', 'A list needs choices: "enum" in its "items", or the widget "checkboxCards" with a "source".'],
    ];
  return [];
}

function givenFaults(
  formId: string,
  { 'ui:widget': widget, 'ui:options': options = {} }: UiFile,
): WidgetFault[] {
  const { source } = options;
  const sources = givenTo(FORM_SOURCES, formId);
  const pictures = givenTo(FORM_PICTURES, formId);
  const faults: WidgetFault[] = [];
  if (typeof source === 'string' && !sources.includes(source))
    faults.push(['/ui:options/source', unknownName('source', source, sources)]);
  if (source !== undefined && !WITH_CHOICES.includes(widget ?? ''))
    faults.push(['/ui:options/source', `Only these widgets show a source: ${WITH_CHOICES.join(', ')}.`]);
  for (const key of ['picture', 'preview'] as const) {
    const drawn = options[key];
    if (typeof drawn === 'string' && !pictures.includes(drawn))
      faults.push([`/ui:options/${key}`, unknownName(key, drawn, pictures)]);
  }
  return faults;
}

/** What keeps a field from having a control that a customer can use. */
export function widgetFaults(formId: string, schema: JsonSchema, ui: UiFile): WidgetFault[] {
  // That the type is missing is said elsewhere.
  if (schema.type === undefined) return [];
  const fit = fitFault(ui['ui:widget'], schema.type);
  const given = [...computedFault(schema, ui['ui:widget']), ...givenFaults(formId, ui)];
  // A widget that does not fit has no choices either; one sentence is enough.
  return fit.length > 0 ? fit : given.length > 0 ? given : choiceFault(schema, ui);
}
