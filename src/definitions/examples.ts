import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { berlinToday } from '../shared/dates.ts';
import type { FormValues, Lang } from '../shared/form-script.ts';
import { pointerNames } from '../shared/rules/json-pointer.ts';

/** Data that a form accepts, or refuses at `path` by `rule`. */
export interface Example {
  data: unknown;
  path?: string;
  rule?: string;
  /** The code that the refusal carries, where the example says one. */
  referenceCode?: number;
  /** What is stored in the end, by pointer; null: nothing. */
  stored?: Record<string, unknown>;
  /** The page's language, where it matters for what is stored. */
  lang?: Lang;
}

/** How an example stands in its file: whole, or as changes to `valid[base]`. */
interface Change {
  base: number;
  set?: Record<string, unknown>;
  remove?: string[];
  stored?: Record<string, unknown>;
  lang?: Lang;
}

type Refusal = { path: string; rule: string; referenceCode?: number } & ({ data: unknown } | Change);

interface ExamplesFile {
  valid: unknown[];
  invalid: Refusal[];
}

const UNITS = { d: 0, m: 0, y: 0 };

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Adds months and keeps the day, or takes the last of the month where it has none. */
function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** `@today-18y+1d` → the ISO day, seen from `today`; any other text stays. */
export function relativeDay(text: string, today: string): string {
  if (!/^@today([+-]\d+[dmy])*$/.test(text)) return text;
  const amounts = { ...UNITS };
  for (const [, amount, unit] of text.matchAll(/([+-]\d+)([dmy])/g)) {
    amounts[unit as keyof typeof UNITS] += Number(amount);
  }
  return addDays(addMonths(today, amounts.y * 12 + amounts.m), amounts.d);
}

function withDays(value: unknown, today: string): unknown {
  if (typeof value === 'string') return relativeDay(value, today);
  if (Array.isArray(value)) return value.map((item) => withDays(item, today));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withDays(item, today)]));
}

function parentOf(data: unknown, pointer: string): { parent: FormValues; name: string } {
  const names = pointerNames(pointer);
  const name = names.pop() ?? '';
  // Examples change objects that their base has; a wrong pointer fails loudly here.
  const parent = names.reduce((node, key) => node[key] as FormValues, data as FormValues);
  return { parent, name };
}

function isChange(written: unknown): written is Change {
  return typeof written === 'object' && written !== null && 'base' in written;
}

function expand(written: unknown, valid: unknown[]): unknown {
  if (!isChange(written)) return written;
  const { base, set = {}, remove = [] } = written;
  const data: unknown = structuredClone(expand(valid[base], valid));
  for (const [pointer, value] of Object.entries(set)) {
    const { parent, name } = parentOf(data, pointer);
    parent[name] = value;
  }
  for (const pointer of remove) {
    const { parent, name } = parentOf(data, pointer);
    delete parent[name];
  }
  return data;
}

/** The examples of a form, complete and with relative days worked out. */
export async function readExamples(
  root: string,
  id: string,
  now: Date,
): Promise<{ valid: Example[]; invalid: Example[] }> {
  const text = await readFile(join(root, 'schemas', `${id}.examples.json`), 'utf8');
  const file: ExamplesFile = JSON.parse(text);
  const today = berlinToday(now);
  const accepted = (written: unknown): Example => ({
    data: withDays(expand(written, file.valid), today),
    ...(isChange(written) && { stored: written.stored, lang: written.lang }),
  });
  const refused = ({ path, rule, referenceCode, ...written }: Refusal): Example => ({
    data: withDays('data' in written ? written.data : expand(written, file.valid), today),
    path,
    rule,
    referenceCode,
  });
  return { valid: file.valid.map(accepted), invalid: file.invalid.map(refused) };
}
