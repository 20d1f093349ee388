import type { FastifyInstance } from 'fastify';
import { fillPath } from '../../../shared/match-page.ts';
import type { PageRecord, PageSubject } from '../../../shared/page-record.ts';
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
  { firstData: reads = [], subject }: PageRecord,
  params: Record<string, string>,
  reader: Reader,
): Promise<FirstData | undefined> {
  const paths = reads.map((read) => fillPath(read.slice('GET '.length), params));
  const payloads = await Promise.all(paths.map((path) => payloadOf(app, path, reader)));
  if (payloads.includes(undefined)) return undefined;
  // The record's function takes the answer of its last operation.
  const about = subject?.(payloads.at(-1) as never);
  if (subject && !about) return undefined;
  return { data: Object.fromEntries(paths.map((path, at) => [path, payloads[at]])), subject: about };
}

/** Undefined where the API does not find the thing, also for an invalid name. */
async function payloadOf(app: FastifyInstance, path: string, reader: Reader): Promise<unknown> {
  const answer = await readOwnApi(app, path, reader);
  if (answer.statusCode >= 500) throw httpProblem(answer.statusCode);
  return answer.statusCode === 200 ? answer.json<{ payload: unknown }>().payload : undefined;
}
