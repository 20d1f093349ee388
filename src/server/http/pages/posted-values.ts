import type { FormScript, FormValues, ViewSchema } from '../../../shared/form-script.ts';
import { dayValue } from '../../../shared/typed-date.ts';
import { httpProblem } from '../../errors/problem.ts';
import type { Pairs } from '../urlencoded.ts';

/** More rows than this no list of a form has. */
const MOST_ROWS = 100;

/** What was sent under each name; what the form knows is taken out of it. */
type Sent = Map<string, string[]>;

/**
 * A plain form as the data that its controls would have given a script: numbers, ticks and days by the form's
 * structure, and nothing for what is empty. A name that the form does not know stays, so that the rules refuse it.
 * @throws Problem 400 for a single field that is sent twice
 */
export function postedValues({ view }: FormScript, pairs: Pairs): FormValues {
  const sent: Sent = new Map();
  for (const [name, value] of pairs)
    if (!name.startsWith(':')) sent.set(name, [...(sent.get(name) ?? []), value.replaceAll('\r\n', '\n')]);
  const values = objectOf(view, '', sent);
  return { ...values, ...Object.fromEntries([...sent].map(([name, [value]]) => [name, value])) };
}

function objectOf(view: ViewSchema, at: string, sent: Sent): FormValues {
  const fields = Object.entries(view.properties ?? {});
  const values = fields.map(([name, child]) => [name, fieldOf(child, at + name, sent)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function fieldOf(view: ViewSchema, path: string, sent: Sent): unknown {
  if (view.properties) return objectOf(view, `${path}.`, sent);
  if (view.items?.properties) return rowsOf(view.items, path, sent);
  const given = sent.get(path);
  sent.delete(path);
  // A plain post holds the names of files alone.
  if (view.upload) return undefined;
  if (view.type === 'array') return given?.map((text) => choiceOf(view.items ?? {}, text));
  if (given && given.length > 1) throw httpProblem(400);
  return single(view, given?.[0]);
}

function rowsOf(items: ViewSchema, path: string, sent: Sent): unknown[] | undefined {
  const numbers = [...sent.keys()].flatMap((name) => {
    const [number = ''] = name.startsWith(`${path}.`) ? name.slice(path.length + 1).split('.') : [];
    return /^\d{1,2}$/.test(number) ? [Number(number)] : [];
  });
  if (numbers.length === 0) return undefined;
  const rows = Math.min(MOST_ROWS, Math.max(...numbers) + 1);
  return Array.from({ length: rows }, (_, row) => objectOf(items, `${path}.${row}.`, sent));
}

function single(view: ViewSchema, text: string | undefined): unknown {
  if (view.type === 'boolean') return tickOf(view, text);
  if (text === undefined || text === '') return undefined;
  if (view.format === 'date') return dayValue(text);
  return choiceOf(view, text);
}

/** A box without a tick is not sent: where the form says what it is at first, that is an answer. */
function tickOf(view: ViewSchema, text: string | undefined): boolean | undefined {
  if (text === undefined) return view.default === undefined ? undefined : false;
  return text !== 'false';
}

/** A choice as the form has it, a number where the text is its usual spelling, else the text. */
function choiceOf(view: ViewSchema, text: string): unknown {
  const chosen = view.enum?.find((value) => String(value) === text);
  if (chosen !== undefined) return chosen;
  const isNumber = view.type === 'number' || view.type === 'integer';
  return isNumber && String(Number(text)) === text ? Number(text) : text;
}
