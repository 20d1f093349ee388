import type { FormCondition, Lang, ViewSchema, ViewUi } from '../form-script.ts';
import type { NormalizeStep } from './normalize.ts';

/** An error as ajv's compiled code reports it; `params` may hold a password and never leaves this module. */
export interface RawError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** A function made by ajv: tells whether the data passes and leaves its errors on itself. */
export interface CompiledCheck {
  (data: unknown): boolean;
  errors?: RawError[] | null;
}

/** Where a rule got a name or a reference code of its own, by the schema path of its branch. */
export type RuleNames = Record<string, { rule?: string; referenceCode?: number }>;

/** What the compiler writes into a form's script; {@link assembleForm} makes the form of it. */
export interface FormParts {
  id: string;
  version: string;
  lang: Lang;
  view: ViewSchema;
  ui: ViewUi;
  words: Record<string, string>;
  /** `<field path with dots>|<rule>` → ICU text; `*|<keyword>` is the last resort. */
  messages: Record<string, string>;
  normalize: NormalizeStep[];
  conditions: FormCondition[];
  /** Pointers of all fields in the order of the screen. */
  order: string[];
  rules: RuleNames;
  check: CompiledCheck;
}

/** What a compiled flow's script holds. */
export interface FlowParts {
  id: string;
  version: string;
  lang: Lang;
  formVersions?: Record<string, string>;
  steps: {
    id: string;
    title: string;
    check: CompiledCheck | null;
    forms: { form: string; check: CompiledCheck | null }[];
  }[];
}
