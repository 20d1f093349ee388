import type { Contracts, Reader } from '../../../shared/contracts/contract.ts';
import type { FormPage } from '../../../shared/form-page.ts';
import type { FormModel } from '../../compile-form.ts';
import { fieldNeeds } from '../../contracts/needs.ts';
import type { Field } from '../../fields.ts';

/** Where the answer to a field goes. */
export interface Storage {
  /** `table.column`; empty where the answer is not stored. */
  columns: string[];
  /** For how many days after their end the rows are kept; undefined where no date is set. */
  days?: number;
  /** Who else reads it, such as `mail supportMessage`. */
  readers: Reader[];
}

function columnOf(reader: Reader): string[] {
  return reader.startsWith('column ') ? [reader.slice('column '.length)] : [];
}

/** The columns that keep the answer to a field, for how long, and who else reads it. */
export function storageOf(model: FormModel, field: Field, contracts: Contracts, page?: FormPage): Storage {
  const needs = contracts.forms
    .filter(({ form }) => form === model.id)
    .flatMap((contract) => fieldNeeds(contract))
    .filter(({ pointer }) => pointer === field.pointer);
  const readers = [...new Set(needs.flatMap((need) => [...need.readers]))];
  const named = readers.flatMap(columnOf);
  const others = readers.filter((reader) => columnOf(reader).length === 0);
  if (field.schema['x-keep'] === false && named.length === 0) return { columns: [], readers: others };
  if (page) return { columns: ['submission.answers'], days: page.keepDays, readers: others };
  const answers = needs.length === 0 ? contracts.storedForms.get(model.id) : undefined;
  const columns = answers === undefined ? named : [answers];
  const [table = ''] = columns[0]?.split('.') ?? [];
  return { columns, days: contracts.keptDays.get(table), readers: others };
}
