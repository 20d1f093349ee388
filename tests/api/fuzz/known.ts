import type { TestApp } from '../../support/app.ts';
import type { Dice, Known, Sender } from '../../support/bad-requests.ts';
import type { DescribedOperation } from '../../support/operations.ts';
import { logIn } from '../../support/people.ts';
import { stepUp } from '../../support/step-up.ts';
import type { Answer, TestClient } from '../../support/test-client.ts';
import { jpeg, pdf, png } from '../../support/uploads.ts';
import { cast } from '../rights/callers.ts';
import { examplesOfOperations, paramsOf, requestOf } from '../rights/requests.ts';

const lastIds = 20;

interface Person {
  client: TestClient;
  team: 'kanarya' | 'aslan';
  /** Undefined for a guest. */
  phone: string | undefined;
}

/** People with real records, their sessions and what they learn from the answers. */
export interface World extends Known {
  /** Takes note of an answer: ids that it names, and sessions that it ended. */
  learn(operation: DescribedOperation, request: { headers?: object }, answer: WorldAnswer): Promise<void>;
}

type WorldAnswer = Pick<Answer, 'status' | 'text'>;

/** Records are of one customer, so that the others send another's ids. */
export async function worldOf(t: TestApp, dice: Dice): Promise<World> {
  const { callers, ids } = await cast(t);
  const { paths } = (await t.app.inject('/api/openapi.json')).json();
  const examples = await examplesOfOperations(paths);
  const { videos } = (await callers.guest.get('/api/video/list')).payload<{ videos: { id: string }[] }>();
  const people: Person[] = [
    await personOf(callers.steppedUp),
    await personOf(callers.customer),
    await personOf(callers.other),
    await personOf(callers.otherTeam, 'aslan'),
    { client: callers.guest, team: 'kanarya', phone: undefined },
  ];
  const learnt = new Map<string, string[]>();
  return {
    get senders() {
      return people.map(senderOf);
    },
    paramsOf: (pattern) => {
      const params = paramsOf(pattern, ids);
      const newer = learnt.get(groupOf(pattern)) ?? [];
      const isNewer = 'id' in params && newer.length > 0 && dice.chance(0.5);
      return isNewer ? { ...params, id: dice.of(newer) } : params;
    },
    bodyOf: ({ method, pattern }) => requestOf(`${method} ${pattern}`, ids, examples).body,
    query: new Map(
      Object.entries({
        field: '/files',
        email: ids.email,
        contractId: ids.contract,
        kind: 'general',
        id: videos[0]?.id ?? '',
        lang: 'de',
      }),
    ),
    files: [png(), jpeg(), pdf(), pdf(30_000), png('GPS 41')],
    learn: async ({ method, pattern }, request, { status, text }) => {
      const isClosed = status < 300 && method === 'POST' && pattern === '/api/users/me/closing';
      if (isClosed) return leave(people, JSON.stringify(request.headers));
      const group = groupOf(pattern);
      const found = status < 300 ? [...text.matchAll(/"id":"([0-9a-f-]{36})"/g)] : [];
      const all = [...(learnt.get(group) ?? []), ...found.map(([, id = '']) => id)];
      learnt.set(group, all.slice(-lastIds));
      if (status === 401) await logInAgain(people, JSON.stringify(request.headers));
    },
  };
}

async function personOf(client: TestClient, team: Person['team'] = 'kanarya'): Promise<Person> {
  const { user } = (await client.get('/api/users/me')).payload<{ user: { phoneNumber: string } }>();
  return { client, team, phone: user.phoneNumber };
}

function senderOf({ client, team }: Person): Sender {
  const cookies = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { token: client.token, cookies, team };
}

/** One without a line may close the account by a request that is sound by chance. */
function leave(people: Person[], headers: string): void {
  const at = people.findIndex(({ client }) => client.token && headers.includes(client.token));
  if (at !== -1) people.splice(at, 1);
}

/** Whoever was refused with the own token has lost the session: by a logout, or because another device ended it. */
async function logInAgain(people: readonly Person[], headers: string): Promise<void> {
  for (const { client, phone } of people) {
    if (phone === undefined || !client.token || !headers.includes(client.token)) continue;
    if ((await client.get('/api/users/me')).status === 200) continue;
    await logIn(client, phone);
    await stepUp(client);
  }
}

/** The ids of answers belong to the addresses of the same kind: `/api/devices`, `/api/uploads`. */
function groupOf(pattern: string): string {
  return pattern.split('/{')[0]?.split('/').slice(0, 5).join('/') ?? '';
}
