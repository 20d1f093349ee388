import type { FlowPart, FormCondition, ParsedMessage, ViewSchema, ViewUi } from '../form-script.ts';
import type { FormLang } from '../further-language.ts';
import type { Lang } from '../language.ts';
import type { VariantWords } from '../variants.ts';
import type { ComputeStep } from './formula.ts';
import type { Mentions } from './mentions.ts';
import type { NormalizeStep } from './normalize.ts';
import type { FieldSize } from './sizes.ts';

/** An error as ajv's compiled code reports it; `params` may contain a password and never leaves this module. */
export interface RawError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** A function made by ajv: returns whether the data are valid and stores the errors in its property `errors`. */
export interface CompiledCheck {
  (data: unknown): boolean;
  errors?: RawError[] | null;
}

/** The names and reference codes of rules, by the schema path of their branch. */
export type RuleNames = Record<string, { rule?: string; referenceCode?: number; errorAt?: string }>;

/** The parts of a form's script that the compiler writes; {@link assembleForm} builds the form from them. */
export interface FormParts {
  id: string;
  version: string;
  lang: FormLang;
  view: ViewSchema;
  ui: ViewUi;
  words: Record<string, string>;
  /** Absent where the form has no other wording. */
  variants?: VariantWords[];
  /** The program's words around the fields; absent in the product's own languages. */
  around?: Record<string, ParsedMessage>;
  /** `<field path with dots>|<rule>` → ICU text; `*|<keyword>` is the fallback. */
  messages: Record<string, string>;
  /** Those of the messages that name values, parsed, by their texts; absent in a script that was compiled long ago. */
  parsed?: Record<string, ParsedMessage>;
  /** Absent where no words name a computed field. */
  mentions?: Mentions;
  normalize: NormalizeStep[];
  /** Absent in a script that was compiled long ago; such a script validates nothing that is sent. */
  sizes?: FieldSize[];
  /** The fields whose value follows from others; absent where there are none. */
  computed?: ComputeStep[];
  /** What their formulas ask; absent where they ask nothing. */
  questions?: CompiledCheck[];
  conditions: FormCondition[];
  /** Absent where no condition asks about the order in progress. */
  usesOrder?: boolean;
  /** Whether a rule reads phone numbers; absent in a script that was compiled long ago, which may. */
  readsPhones?: boolean;
  /** Pointers of all fields in the order of the screen. */
  order: string[];
  rules: RuleNames;
  check: CompiledCheck;
}

/** The parts of a compiled flow's script. */
export interface FlowParts {
  id: string;
  version: string;
  lang: Lang;
  formVersions?: Record<string, string>;
  /** As of a form. */
  readsPhones?: boolean;
  steps: {
    id: string;
    title: string;
    check: CompiledCheck | null;
    /** Absent in a flow that was compiled long ago. */
    skips?: { name: string; check: CompiledCheck }[];
    forms: { form: string; check: CompiledCheck | null }[];
    /** Absent in a flow that was compiled long ago. */
    parts?: FlowPart[];
  }[];
}
