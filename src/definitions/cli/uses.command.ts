import type { Contracts } from '../../shared/contracts/contract.ts';
import type { FormPage } from '../../shared/form-page.ts';
import { nearest } from '../../shared/nearest.ts';
import type { FormModel } from '../compile-form.ts';
import { alsoWritten, readingsOf } from '../uses/readers.ts';
import type { Command } from './command.ts';
import { openDefinitions } from './opened.ts';

/** One line about each purpose of a field, or that it has no reader. */
function linesOf(
  { pointer, schema }: FormModel['fields'][number],
  form: string,
  contracts: Contracts,
  page: FormPage | undefined,
): string[] {
  const name = { form, pointer };
  const lines = readingsOf(name, contracts).map(
    ({ readers, purpose }) => `  ${readers.join(', ')}: ${purpose}`,
  );
  if (page) return [pointer, `  ${schema['x-keep'] === false ? 'not kept' : 'kept in submission.answers'}`];
  const column = contracts.storedForms.get(form);
  const isKept = schema['x-keep'] !== false && column !== undefined;
  const unread = isKept ? `  nobody reads it: kept in ${column}` : '  nobody reads it, and it is not kept';
  const also = alsoWritten(name, contracts).map(
    ({ column: shared, form: other, other: { pointer: at } }) => `  ${other} ${at} writes ${shared}, too`,
  );
  return [pointer, ...(lines.length > 0 ? lines : [unread]), ...also];
}

/** Where a form stands that no code knows, and what happens to what was sent. */
function pageLine({ path, signedIn, keepDays, mail }: FormPage): string {
  const whom = signedIn ? 'for customers who are logged in' : 'for everybody';
  const mails = [
    ...(mail.includes('service') ? ['the service gets the answers by mail'] : []),
    ...(mail.includes('receipt') ? ['the customer gets a receipt'] : []),
  ];
  return [`page ${path}, ${whom}: kept for ${keepDays} days`, ...mails].join('; ');
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
  const page = library.pages.find(({ form }) => form === id);
  if (page) say(pageLine(page));
  for (const line of chosen.flatMap((field) => linesOf(field, id, contracts, page))) say(line);
  return 0;
};
