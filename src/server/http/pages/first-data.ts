import type { FastifyInstance } from 'fastify';
import { fillPath } from '../../../shared/match-page.ts';
import type { PageRecord, PageSubject } from '../../../shared/page-record.ts';
import { typedText } from '../../../shared/search.ts';
import { httpProblem } from '../../errors/problem.ts';
import { readOwnApi } from '../own-call.ts';

type Reader = Parameters<typeof readOwnApi>[2];

export interface FirstData {
  /** Payloads of the API by the path of their call. */
  data: Record<string, unknown>;
  subject: PageSubject | undefined;
}

/**
 * The answers that are sent with a page's HTML, as its record lists them; undefined where the thing in the address does
 * not exist.
 * @throws Problem where the API itself fails
 */
export async function firstData(
  app: FastifyInstance,
  record: PageRecord,
  { params, search }: { params: Record<string, string>; search: string },
  reader: Reader,
): Promise<FirstData | undefined> {
  const { firstData: reads = [], subject } = record;
  const paths = reads.map(
    (read) => fillPath(read.slice('GET '.length), params) + askedWith(record, read, search, params),
  );
  const payloads = await Promise.all(paths.map((path) => payloadOf(app, path, reader)));
  if (payloads.includes(undefined)) return undefined;
  // The record's function takes the answer of its last operation.
  const about = subject?.(payloads.at(-1) as never);
  if (subject && !about) return undefined;
  return { data: Object.fromEntries(paths.map((path, at) => [path, payloads[at]])), subject: about };
}

/**
 * The query that an operation is asked with, from the page's address and query; values that the page does not know are
 * left out.
 */
function askedWith(
  record: PageRecord,
  operation: string,
  search: string,
  params: Record<string, string>,
): string {
  const { asks = {}, reads = {}, typed } = record;
  const given = new URLSearchParams(search);
  const names = new Map(Object.entries(asks)).get(operation) ?? [];
  const own = new Map(Object.entries(params));
  const known = new Map(Object.entries(reads));
  const query = new URLSearchParams();
  for (const name of names) {
    const value = own.get(name) ?? given.get(name);
    const values = known.get(name);
    const isKnown = own.has(name) || (typeof values === 'object' && value !== null && values.includes(value));
    if (value !== null && isKnown) query.set(name, value);
  }
  const words = typed === undefined ? '' : typedText(given.get(typed));
  if (typed !== undefined && words) query.set(typed, words);
  return query.size > 0 ? `?${query}` : '';
}

/** Undefined where the API does not find the thing, also for an invalid name. */
async function payloadOf(app: FastifyInstance, path: string, reader: Reader): Promise<unknown> {
  const answer = await readOwnApi(app, path, reader);
  if (answer.statusCode >= 500) throw httpProblem(answer.statusCode);
  return answer.statusCode === 200 ? answer.json<{ payload: unknown }>().payload : undefined;
}
