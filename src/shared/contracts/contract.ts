import type { Static, TObject, TSchema } from '../api/shapes.ts';
import type { FormBody } from './form-body.ts';
import type { FormId } from './form-ids.ts';

/**
 * Who reads a field: a call of the API, a column of the database, a mail by its words (`outbox.<name>`), a paper by the
 * kind of its document, a page by its address, the CRM, or another system by its port.
 */
export type Reader = `${'call' | 'column' | 'mail' | 'paper' | 'page' | 'crm' | 'system'} ${string}`;

/** What one part of the program needs of a form. `needs` is a JSON Schema; each of its properties says what it is for. */
export interface FormContract<Id extends FormId = FormId, Needs extends TObject = TObject> {
  form: Id;
  reader: Reader;
  needs: Needs;
  /** The form that begins the record which this form changes later: what that one accepts, this one must accept. */
  edits?: FormId;
}

/** What the program needs of a flow: a form for each order that `when` describes, or for all orders. */
export interface FlowContract {
  flow: string;
  needs: readonly FlowNeed[];
}

export interface FlowNeed {
  form: FormId;
  /** What is known of such an order; `undefined` stands for an absent value. Empty: every order. */
  when: Readonly<Record<string, unknown>>;
  for: string;
  reader: Reader;
}

/** Everything that the program needs of the definitions. */
export interface Contracts {
  forms: readonly FormContract[];
  flows: readonly FlowContract[];
  /** Forms that the program asks for, whether it reads their fields or not. */
  formIds: readonly string[];
  /** Forms whose record keeps what no code reads, and the column that it stands in. */
  storedForms: ReadonlyMap<string, string>;
  /** Forms of the program whose record takes files. */
  fileForms: readonly string[];
  /** For how many days rows are kept after their end, by table; the others have no such date. */
  keptDays: ReadonlyMap<string, number>;
}

/** Of a program that reads nothing. */
export const noContracts: Contracts = {
  forms: [],
  flows: [],
  formIds: [],
  storedForms: new Map(),
  fileForms: [],
  keptDays: new Map(),
};

/** The data that a contract names. */
export type ReadBy<C> = C extends FormContract<FormId, infer Needs extends TObject> ? Static<Needs> : never;

export function formContract<const Id extends FormId, Needs extends TObject>(
  form: Id,
  reader: Reader,
  needs: Needs,
  edits?: FormId,
): FormContract<Id, Needs> {
  return { form, reader, needs, ...(edits && { edits }) };
}

/**
 * A field that the program reads.
 * @param purpose a sentence in plain words: what the field is for
 * @param readers who reads it beside the contract's own reader
 */
export function need<T extends TSchema>(schema: T, purpose: string, ...readers: Reader[]): T {
  return { ...schema, description: purpose, ...(readers.length > 0 ? { 'x-readers': readers } : {}) };
}

/** An optional field that the form may also lose: the program works without it. */
export function mayGo<T extends TSchema>(schema: T): T {
  return { ...schema, 'x-mayGo': true };
}

/** Fields that the program needs wherever others have these values; `undefined` stands for an absent one. */
export function requiredWhere<T extends TObject>(
  schema: T,
  values: Partial<Record<keyof Static<T> & string, string | number | boolean | undefined>>,
  required: readonly (keyof Static<T> & string)[],
): T {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const absent = Object.keys(values).filter((name) => !given.some(([known]) => known === name));
  const condition = {
    properties: Object.fromEntries(given.map(([name, value]) => [name, { const: value }])),
    required: given.map(([name]) => name),
    ...(absent.length > 0 ? { not: { anyOf: absent.map((name) => ({ required: [name] })) } } : {}),
  };
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  return { ...schema, allOf: [...(schema.allOf ?? []), { if: condition, then: { required } }] };
}

/** The fields that a contract names. The definitions in force satisfy all contracts, so no field is missing. */
export function readForm<Id extends FormId, Needs extends TObject>(
  _contract: FormContract<Id, Needs>,
  body: FormBody<Id>,
): Static<Needs> {
  const read: unknown = body;
  // What the contract needs, the form demands: `src/definitions/contracts` compares them.
  return read as Static<Needs>;
}
