import type { Contracts, Reader } from '../../shared/contracts/contract.ts';
import { fieldNeeds } from '../contracts/needs.ts';
import { type SharedColumn, sharedColumns } from '../contracts/shared-columns.ts';

/** A field of a form, by its pointer. */
export interface FieldName {
  form: string;
  pointer: string;
}

/** What a part of the program reads a field for. */
export interface Reading {
  purpose: string;
  readers: Reader[];
}

/** What the program reads a field for, each purpose once. */
export function readingsOf({ form, pointer }: FieldName, { forms }: Contracts): Reading[] {
  const needs = forms
    .filter((contract) => contract.form === form)
    .flatMap((contract) => fieldNeeds(contract))
    .filter((need) => need.pointer === pointer);
  const byPurpose = new Map<string, Set<Reader>>();
  for (const { purpose, readers } of needs)
    byPurpose.set(purpose, new Set([...(byPurpose.get(purpose) ?? []), ...readers]));
  return [...byPurpose].map(([purpose, readers]) => ({ purpose, readers: [...readers] }));
}

/** Fields of other forms that write the same column, so that a changed field is not changed in one of them alone. */
export function alsoWritten({ form, pointer }: FieldName, { forms }: Contracts): SharedColumn[] {
  return forms
    .filter((contract) => contract.form === form)
    .flatMap((contract) => sharedColumns(contract, forms))
    .filter(({ own }) => own.pointer === pointer);
}
