import { fieldNeeds } from '../../../definitions/contracts/needs.ts';
import type { Contracts } from '../../../shared/contracts/contract.ts';

/** A field of a form and the column that keeps its answer. */
export interface KeptField {
  pointer: string;
  column: string;
}

/** Where the records of a form stand: a row for each time that it was sent. */
export interface RecordSource {
  form: string;
  table: string;
  fields: KeptField[];
  /** The column of the answers that no code reads. */
  answers?: string;
}

/** Forms that share a table with others, and which rows are theirs. */
const own: ReadonlyMap<string, string> = new Map([
  ['auth/corporate-register', `t.kind = 'corporate'`],
  ['auth/dealer-application', `t.kind = 'dealer'`],
]);

export function conditionOf(form: string): string {
  return own.get(form) ?? 'true';
}

/** The records of a form, as the contracts name their columns; undefined where no table keeps them. */
export function recordSource(form: string, { forms, storedForms }: Contracts): RecordSource | undefined {
  const kept = forms
    .filter((contract) => contract.form === form)
    .flatMap((contract) => fieldNeeds(contract))
    .flatMap(({ pointer, readers }) =>
      readers.flatMap((reader) => {
        const [, table, column] = /^column (\w+)\.(\w+)$/.exec(reader) ?? [];
        return table && column ? [{ pointer, table, column }] : [];
      }),
    );
  const [storedTable, answers] = storedForms.get(form)?.split('.') ?? [];
  const table = kept[0]?.table ?? storedTable;
  if (!table) return undefined;
  const fields = kept
    .filter((field) => field.table === table)
    // Several fields in one column are no text that a form could judge.
    .filter(({ column }, _at, all) => all.filter((other) => other.column === column).length === 1)
    .map(({ pointer, column }) => ({ pointer, column }));
  return { form, table, fields, ...(answers && storedTable === table ? { answers } : {}) };
}
