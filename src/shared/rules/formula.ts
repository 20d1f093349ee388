/** A compiled formula: a value, or an operation, which has one name beside what belongs to it. */
export type Formula = string | number | { [word: string]: unknown };

/** A computed field: where it stands, and what it is worth. A step comes after those that it needs. */
export interface ComputeStep {
  path: string[];
  formula: Formula;
}
