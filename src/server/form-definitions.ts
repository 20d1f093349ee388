import type { Lang } from '../shared/form-script.ts';

export interface JudgedError {
  path: string;
  keyword: string;
  rule: string;
  message: string;
  referenceCode?: number;
}

export interface Judged {
  valid: boolean;
  /** The normalised data. */
  value: unknown;
  errors: JudgedError[];
}

/** What the server needs of the definitions; `src/definitions` has it. */
export interface FormDefinitions {
  judge(id: string, data: unknown, lang: Lang): Judged;
  versions(): Record<string, string>;
}
