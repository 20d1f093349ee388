import type { FormPage } from '../shared/form-page.ts';
import type { FurtherLanguage } from '../shared/further-language.ts';
import type { Lang } from '../shared/language.ts';
import type { UploadRule } from '../shared/uploads.ts';

/** The part of JSON Schema draft-07 that definitions use, with our own words. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  properties?: Record<string, JsonSchema | boolean>;
  required?: string[];
  additionalProperties?: boolean;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  items?: JsonSchema;
  enum?: unknown[];
  'x-rule'?: string;
  'x-normalize'?: string | string[];
  'x-referenceCode'?: number;
  /** The field of the section that shows the sentence of this rule. */
  'x-errorAt'?: string;
  /** The text that is asked for when the choice "other" is made. */
  'x-other'?: JsonSchema;
  /** The formula of a field whose value follows from others. */
  'x-compute'?: unknown;
  /** False: the answer must not be kept, such as a repeated password. */
  'x-keep'?: boolean;
  /** The field holds files: a list of their ids. */
  upload?: UploadRule;
  /** Put in by the resolver: the definition that this piece came from. */
  'x-definition'?: string;
  [keyword: string]: unknown;
}

/** A UI schema as it stands in its file: rjsf's, without words. */
export interface UiFile {
  'ui:order'?: string[];
  'ui:widget'?: string;
  'ui:options'?: Record<string, unknown>;
  [key: string]: unknown;
}

/** A flow as it stands in its file. */
export interface FlowFile {
  steps: {
    id: string;
    when?: JsonSchema;
    /** Orders that pass the step by, each with a name that says which. */
    skips?: { name: string; when: JsonSchema }[];
    forms: { form: string; when?: JsonSchema }[];
    /** What the step asks on one screen after the other; without them it is one screen. */
    parts?: FlowPartFile[];
  }[];
}

/** A part of a step, as it stands in the flow's file. */
export interface FlowPartFile {
  id: string;
  /** What the program asks there itself: the code that proves the phone of a guest. */
  asks?: 'phoneCode';
  /** Some of the step's forms. */
  forms: string[];
}

/** The pages that show a form, as they stand in their file. */
export interface PagesFile {
  pages: (Pick<FormPage, 'path' | 'form' | 'signedIn'> & Partial<FormPage>)[];
}

/** The languages that only some forms may be had in, as they stand in their file. */
export interface LanguagesFile {
  languages: FurtherLanguage[];
}

/** A list of an analyst's own, as it stands in its file. */
export interface ListFile {
  entries: Record<string, string[]>;
}

/** `{lang: {key: ICU text}}`. */
export type Words = Record<Lang, Record<string, string>>;
