import { createContext } from 'react';
import type { FormValues } from '../../../shared/form-script.ts';

/** Fields that are one answer to a reader: an address, a name. */
export interface AnswerGroup {
  title: string;
  fields: readonly string[];
}

export interface AnswerRowsOptions {
  /** A field that no group names is a row of its own, under its own label. */
  groups: readonly AnswerGroup[];
  /** What is stored: a row that is given up goes back to it. */
  saved: FormValues;
  words: { change: string; cancel: string; none: string };
}

export const AnswerRowsContext = createContext<AnswerRowsOptions>({
  groups: [],
  saved: {},
  words: { change: '', cancel: '', none: '' },
});

/** The fields of a row. */
export interface AnswerRow {
  names: readonly string[];
}
