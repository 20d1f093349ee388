import type { Config } from '../../../src/server/config.ts';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import type { Answered } from './attackers.ts';

/** What the attackers got: the answers to each attack, and what the database says of it. */
export interface Booty {
  answers: Map<string, Answered[]>;
  db: Database;
  config: Config;
  processes: number;
  seconds: number;
}

/** The most that one thing may be, and what it was. */
interface Held {
  what: string;
  most: number;
  got: number;
}

/** The server notices a slow sender within this time after its limit. */
const noticeSeconds = 10;

/** Holds each attack against the limits that the settings name; each line says what was allowed and what was got. */
export async function judge({ answers, db, config, processes, seconds }: Booty): Promise<Held[]> {
  const all = [...answers.values()].flat();
  const budget = (name: Parameters<Config['budgets']>[0]) => config.budgets(name).limit;
  const minutes = Math.ceil(seconds / 60) + 1;
  const isCompared = ({ status, path, username }: Answered) =>
    path === '/api/auth/login' && username !== undefined && (status === 401 || status === 200);
  const compared = all.filter(isCompared);
  const demo = compared.filter(({ username }) => username === 'demo@fanline.example');
  const slow = (answers.get('slow bodies') ?? []).map(({ ms }) => ms / 1000);
  const { freeStrangerFailures } = config.login;
  const dryRuns = all.filter(({ path, status }) => path.endsWith('/validate') && status === 200);
  return [
    { what: 'faults of ours', most: 0, got: all.filter(({ status }) => status === 500).length },
    { what: 'passwords compared', most: budget('passwordStrangers'), got: compared.length },
    { what: 'of one address', most: budget('passwordAddress'), got: mostOf(compared) },
    // After the free ones each waits a second at least.
    { what: 'of one account', most: freeStrangerFailures + seconds, got: demo.length },
    { what: 'accounts opened', most: 0, got: compared.filter(({ status }) => status === 200).length },
    { what: 'codes by SMS', most: budget('smsStrangers'), got: await codesSent(db) },
    {
      what: 'mails to the victim',
      most: budget('mailReceipt'),
      got: await mailsTo(db, 'victim@example.org'),
    },
    {
      what: 'long strings judged for one address',
      most: config.limits.validatePerMinute * processes * minutes,
      got: mostOf(dryRuns),
    },
    {
      what: 'answers to one address',
      most: config.limits.strangersPerMinute * processes * minutes,
      got: mostOf(all.filter(({ status }) => status !== 429 && status > 0)),
    },
    {
      what: 'seconds of a slow connection',
      most: config.connections.requestSeconds + noticeSeconds,
      got: Math.round(Math.max(0, ...slow)),
    },
  ];
}

function mostOf(answers: readonly Answered[]): number {
  const counts = new Map<string, number>();
  for (const { from } of answers) counts.set(from, (counts.get(from) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

async function codesSent(db: Database): Promise<number> {
  const rows = await db.query<{ n: number }>(`SELECT count(*)::int AS n FROM outbox WHERE template = 'otp'`);
  return rows[0]?.n ?? 0;
}

async function mailsTo(db: Database, to: string): Promise<number> {
  const rows = await db.query<{ n: number }>('SELECT count(*)::int AS n FROM outbox WHERE recipient = $1', [
    to,
  ]);
  return rows[0]?.n ?? 0;
}
