import type { FormModel } from './compile-form.ts';
import { branchesOf, type Field } from './fields.ts';

type Kind = 'email' | 'phone' | 'date' | 'name' | 'text';

const byFormat: Readonly<Record<string, Kind>> = {
  ...{ email: 'email', phone: 'phone', mobile: 'phone', date: 'date' },
};

/** Shared pieces that no format tells what they are. Of others nothing is known, and nothing is shown. */
const byPiece: Readonly<Record<string, Kind>> = {
  ...{ firstName: 'name', lastName: 'name', personName: 'name', accountHolder: 'name' },
  ...{ companyName: 'name', jerseyName: 'name', message: 'text', shortText: 'text' },
};

const known = <Value>(values: Readonly<Record<string, Value>>, name: unknown) =>
  typeof name === 'string' && Object.hasOwn(values, name) ? values[name] : undefined;

function kindOf({ schema, definition, ui }: Field): Kind | undefined {
  const formats = branchesOf(schema).flatMap(({ format }) => known(byFormat, format) ?? []);
  return formats[0] ?? known(byPiece, definition) ?? (ui['ui:widget'] === 'textarea' ? 'text' : undefined);
}

/** Nothing of a value, not even its length. */
const WHOLLY = '•••';
/** Of fewer digits two would tell too much. */
const LEAST_DIGITS = 7;

const letters = (text: string) => [...text].length;

/** What may be shown of a text; undefined: it is not what a field of its kind holds. */
const shownOf: Readonly<Record<Kind, (text: string) => string | undefined>> = {
  email: (text) => (/^[^\s@]+@[^\s@]+$/.test(text) ? `${[...text][0]}•••@•••` : undefined),
  phone: (text) => {
    const digits = text.replace(/[\s()/.+-]/g, '');
    return /^\d+$/.test(digits) && digits.length >= LEAST_DIGITS ? `${WHOLLY}${digits.slice(-2)}` : undefined;
  },
  date: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? `${text.slice(0, 4)}-••-••` : undefined),
  name: (text) => (/^\p{L}/u.test(text) ? `${[...text][0]}${WHOLLY}` : undefined),
  text: (text) => (letters(text) === 1 ? '1 character' : `${letters(text)} characters`),
};

/**
 * A value that a rule has judged, with no more of it than what sort of value it is: of an e-mail address and a name the
 * first letter, of a phone number two digits, of a date the year, of free text the length, of all else nothing.
 * @param path where the value stands, with the numbers of rows
 * @param models all versions of the form in question; where they do not agree what the field is, nothing is shown
 */
export function maskedSample(
  value: unknown,
  path: string,
  models: readonly Pick<FormModel, 'fields'>[],
): string {
  if (value === undefined) return 'left out';
  const pointer = path.replace(/\/\d+(?=\/|$)/g, '');
  const kinds = models.flatMap(({ fields }) =>
    fields.filter((field) => field.pointer === pointer).map((field) => kindOf(field)),
  );
  const [kind, ...others] = new Set(kinds);
  if (kind === undefined || others.length > 0 || typeof value !== 'string') return WHOLLY;
  return shownOf[kind](value) ?? WHOLLY;
}
