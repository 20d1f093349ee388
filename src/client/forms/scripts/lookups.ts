import type { LookUp } from '../../../shared/lookups.ts';
import { call } from '../../lib/call.ts';

/** What the server has said since the page was loaded: the entries by source and key. */
const known = new Map<string, readonly string[]>();
/** Questions whose answer is not here yet: two fields may ask for the same key at once. */
const asked = new Map<string, Promise<readonly string[]>>();

/** The lists as far as this browser knows them; a rule about them is judged by the server in any case. */
export const knownLookups: LookUp = (source, key) => known.get(`${source} ${key}`);

async function ask(source: string, key: string): Promise<readonly string[]> {
  const { values } = await call('GET /api/lookups/:source', { params: { source }, query: { q: key } });
  if (values.length > 0) known.set(`${source} ${key}`, values);
  return values;
}

/** The entries of a list under a key. Without a network there are none, and the next question tries again. */
export function askLookup(source: string, key: string): Promise<readonly string[]> {
  const name = `${source} ${key}`;
  const here = known.get(name);
  if (here) return Promise.resolve(here);
  const answer = asked.get(name) ?? ask(source, key).finally(() => asked.delete(name));
  asked.set(name, answer);
  return answer.catch(() => []);
}
