/** A language that the product speaks. */
export type Lang = 'de' | 'tr';

/** One broken rule. `path` is a JSON Pointer to the field, also to a missing one. */
export interface RuleError {
  path: string;
  /** The JSON Schema keyword that failed. */
  keyword: string;
  /** The rule's name: `x-rule` where given, else the keyword (`false schema` is `notAllowed`). */
  rule: string;
  /** The keyword's limit where a message needs it (minLength, maximum, minAge …). */
  limit?: number | string;
  /** The code of the error catalogue that the rule carries by `x-referenceCode`. */
  referenceCode?: number;
}

/** What a rule needs to know of its surroundings besides the value. */
export interface NormalizeContext {
  lang: Lang;
}

/** A JSON object as forms hold it; rjsf and the compiled validators take the same. */
export type FormValues = { [key: string]: unknown };

/** A branch of a form: the fields that exist only while a condition holds. */
export interface FormCondition {
  /** The object that holds the fields, as property names from the root. */
  path: string[];
  test: (data: unknown) => boolean;
  /** Fields that are absent unless the condition holds. */
  shownIfTrue: string[];
  /** Fields that are absent while it holds. */
  shownIfFalse: string[];
}

/** A subset of JSON Schema as a renderer needs it: no rules, only structure. */
export interface ViewSchema {
  type?: string;
  properties?: { [name: string]: ViewSchema };
  required?: string[];
  items?: ViewSchema;
  enum?: unknown[];
  format?: string;
  /** What the field holds before anybody touched it, e.g. an unticked box. */
  default?: unknown;
}

/** rjsf UI schema with the words of one language filled in. */
export type ViewUi = { [key: string]: unknown };

/** One form in one language: structure, words and rules, made from JSON files alone. */
export interface FormScript {
  id: string;
  version: string;
  lang: Lang;
  view: ViewSchema;
  ui: ViewUi;
  /** `title`, `submit`, and `<object path>.label` for sections. */
  words: Record<string, string>;
  conditions: FormCondition[];
  normalize: (data: FormValues, context: NormalizeContext) => FormValues;
  /** Judges normalised data; all broken rules, in the order of the screen. */
  validate: (data: FormValues) => RuleError[];
  /** The sentence for an error, in the script's language. */
  message: (error: RuleError) => string;
}

/** One step of a flow with the forms that stand in it. */
export interface FlowStep {
  id: string;
  title: string;
  shown: (order: unknown) => boolean;
  forms: { form: string; shown: (order: unknown) => boolean }[];
}

/** A flow in one language; its conditions are compiled schemas over the order in progress. */
export interface FlowScript {
  id: string;
  version: string;
  lang: Lang;
  /** The versions of the forms in it; a flow that was compiled long ago may not tell. */
  formVersions: Record<string, string>;
  steps: FlowStep[];
}
