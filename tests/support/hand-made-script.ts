import type { FormScript, RuleError, ViewSchema, ViewUi } from '../../src/shared/form-script.ts';

type Data = Record<string, unknown>;

/** A field of a hand-made form with the rules that matter to a test. */
export interface HandMadeField {
  schema?: ViewSchema;
  ui?: ViewUi;
  required?: boolean;
  /** Names of broken rules for a value; their sentence is `<field>: <rule>`. */
  rules?: (value: unknown, data: Data) => string[];
}

function errorsOf(name: string, field: HandMadeField, data: Data): RuleError[] {
  const value = data[name];
  const broken =
    value === undefined ? (field.required ? ['required'] : []) : (field.rules?.(value, data) ?? []);
  return broken.map((rule) => ({ path: `/${name}`, keyword: rule, rule }));
}

/** A flat form made by hand, so that a test of the renderer needs no definition of the product. */
export function handMadeScript(
  fields: Record<string, HandMadeField>,
  more: Partial<FormScript> = {},
): FormScript {
  const entries = Object.entries(fields);
  const properties = entries.map(([name, { schema }]) => [name, schema ?? { type: 'string' }]);
  const ui = entries.map(([name, field]) => [name, { 'ui:title': name, ...field.ui }]);
  return {
    id: 'test/form',
    version: 'one',
    lang: 'de',
    view: {
      type: 'object',
      properties: Object.fromEntries(properties),
      required: entries.filter(([, { required }]) => required).map(([name]) => name),
    },
    ui: Object.fromEntries(ui),
    words: { title: 'Testformular', submit: 'Senden' },
    variants: [],
    conditions: [],
    usesOrder: false,
    computes: false,
    readsPhones: false,
    normalize: (data) => data,
    validate: (data) => entries.flatMap(([name, field]) => errorsOf(name, field, data)),
    fill: (text) => text,
    message: ({ path, rule }) => `${path.slice(1)}: ${rule}`,
    ...more,
  };
}
