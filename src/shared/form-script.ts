import type { IntlMessageFormat } from 'intl-messageformat';
import type { FormLang } from './further-language.ts';
import type { Lang } from './language.ts';
import type { UploadRule } from './uploads.ts';
import type { VariantWords } from './variants.ts';

/** One broken rule. `path` is a JSON Pointer to the field, also to a missing one. */
export interface RuleError {
  path: string;
  /** The JSON Schema keyword that failed. */
  keyword: string;
  /** The rule's name: `x-rule` where given, else the keyword (`false schema` is `notAllowed`). */
  rule: string;
  /** The keyword's limit where a message needs it (minLength, maximum, minAge …). */
  limit?: number | string;
  /** What was typed, where the rule's sentence repeats it. */
  value?: string;
  /** The computed values that the rule's sentence names, in words. */
  said?: Record<string, string>;
  /** The code of the error catalogue that the rule carries by `x-referenceCode`. */
  referenceCode?: number;
}

/** The surroundings of a value that a rule needs. */
export interface NormalizeContext {
  lang: FormLang;
}

/** A JSON object with a form's data; rjsf and the compiled validators use the same type. */
export type FormValues = { [key: string]: unknown };

/** A branch of a form: fields that exist only while a condition is true. */
export interface FormCondition {
  /** The object with the fields, as property names from the root. */
  path: string[];
  /** @param order the order in progress, where the form is a part of one */
  test: (data: unknown, order?: unknown) => boolean;
  /** Fields that are absent unless the condition is true. */
  shownIfTrue: string[];
  /** Fields that are absent while it is true. */
  shownIfFalse: string[];
}

/** A subset of JSON Schema as a renderer needs it: no rules, only structure. */
export interface ViewSchema {
  type?: string;
  properties?: { [name: string]: ViewSchema };
  required?: string[];
  items?: ViewSchema;
  /** How many rows a list of objects has at least and at most. */
  minItems?: number;
  maxItems?: number;
  /** The list holds files. */
  upload?: UploadRule;
  enum?: unknown[];
  format?: string;
  /** The value before the user touches the field, e.g. an unticked box. */
  default?: unknown;
}

/** rjsf UI schema with the words of one language filled in. */
export type ViewUi = { [key: string]: unknown };

/** An ICU message that is parsed already. */
export type ParsedMessage = ReturnType<IntlMessageFormat['getAst']>;

/** One form in one language: structure, words and rules, made from JSON files alone. */
export interface FormScript {
  id: string;
  version: string;
  lang: FormLang;
  view: ViewSchema;
  ui: ViewUi;
  /** Other wordings, each seen by a share of the readers. */
  variants: readonly VariantWords[];
  /** `title`, `submit`, and `<object path>.label` for sections. */
  words: Record<string, string>;
  /** The program's words around the fields; absent where the page has them. */
  around?: Record<string, ParsedMessage> | undefined;
  conditions: FormCondition[];
  /** Whether a condition asks about the order in progress. */
  usesOrder: boolean;
  /** Whether some field follows from others; {@link normalize} sets it. */
  computes: boolean;
  /** Whether a rule reads phone numbers: nothing may be judged before the browser has what reads them. */
  readsPhones: boolean;
  normalize: (data: FormValues, context: NormalizeContext) => FormValues;
  /**
   * Validates normalised data; returns all broken rules, in the order of the screen.
   * @param order the order in progress, where the form is a part of one
   */
  validate: (data: FormValues, order?: unknown) => RuleError[];
  /** A field's help with the computed values that it names. */
  fill: (text: string, data: FormValues) => string;
  /** The sentence of an error, in the script's language. */
  message: (error: RuleError) => string;
}

/** One step of a flow with its forms. */
export interface FlowStep {
  id: string;
  title: string;
  shown: (order: unknown) => boolean;
  forms: { form: string; shown: (order: unknown) => boolean }[];
  /** One screen after the other; empty in a step that is one screen. */
  parts: FlowPart[];
}

/** A part of a step: some of its forms, on a screen of their own. */
export interface FlowPart {
  id: string;
  title: string;
  /** What the program asks there itself: the code that proves the phone of a guest. */
  asks?: 'phoneCode';
  forms: string[];
}

/** A flow in one language; its conditions are compiled schemas over the order in progress. */
export interface FlowScript {
  id: string;
  version: string;
  lang: Lang;
  /** As of a form. */
  readsPhones: boolean;
  /** The versions of its forms; absent in a flow that was compiled long ago. */
  formVersions: Record<string, string>;
  steps: FlowStep[];
}
