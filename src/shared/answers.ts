/** Answers to the fields of one form that no code reads, and the definition version that they were given under. */
export interface FormAnswers {
  version: string;
  /** By JSON Pointer. */
  values: Record<string, unknown>;
}

/** The answers that are kept with a record, by the id of the form. */
export type KeptAnswers = Record<string, FormAnswers>;
