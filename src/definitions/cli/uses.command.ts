import type { Contracts, Reader } from '../../shared/contracts/contract.ts';
import type { FormModel } from '../compile-form.ts';
import { fieldNeeds } from '../contracts/needs.ts';
import { nearest } from '../lint/nearest.ts';
import type { Command } from './command.ts';
import { openDefinitions } from './opened.ts';

/** One line about each purpose of a field, or that it has no reader. */
function linesOf(
  { pointer, schema }: FormModel['fields'][number],
  id: string,
  { forms, storedForms }: Contracts,
): string[] {
  const needs = forms
    .filter(({ form }) => form === id)
    .flatMap((contract) => fieldNeeds(contract))
    .filter((need) => need.pointer === pointer);
  const byPurpose = new Map<string, Set<Reader>>();
  for (const { purpose, readers } of needs)
    byPurpose.set(purpose, new Set([...(byPurpose.get(purpose) ?? []), ...readers]));
  const lines = [...byPurpose].map(([purpose, readers]) => `  ${[...readers].join(', ')}: ${purpose}`);
  const column = storedForms.get(id);
  const isKept = schema['x-keep'] !== false && column !== undefined;
  const unread = isKept ? `  nobody reads it: kept in ${column}` : '  nobody reads it, and it is not kept';
  return [pointer, ...(lines.length > 0 ? lines : [unread])];
}

/** `uses <form> [pointer]`: who reads the fields of a form. */
export const uses: Command = async ([id = '', pointer], { root, now, say, contracts }) => {
  const { library } = await openDefinitions(root, now, contracts);
  const found = library.forms.get(id);
  if (!found) {
    const guess = nearest(id, [...library.forms.keys()]);
    say(`There is no form "${id}"${guess ? `; did you mean "${guess}"?` : '.'}`);
    return 1;
  }
  const fields = found.model.fields.filter((field) => !field.isObject);
  const chosen = fields.filter((field) => pointer === undefined || field.pointer.startsWith(pointer));
  if (chosen.length === 0) {
    const guess = nearest(
      pointer ?? '',
      fields.map((field) => field.pointer),
    );
    say(`The form has no field "${pointer}"${guess ? `; did you mean "${guess}"?` : '.'}`);
    return 1;
  }
  for (const line of chosen.flatMap((field) => linesOf(field, id, contracts))) say(line);
  return 0;
};
