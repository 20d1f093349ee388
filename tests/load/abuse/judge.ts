import type { BudgetName, Config } from '../../../src/server/config.ts';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import type { Answered } from './sending.ts';

/** What the attackers got: the answers to each attack, and what server and database say of it. */
export interface Booty {
  answers: Map<string, Answered[]>;
  /** Refusals of each budget, as `/metrics` of all processes count them. */
  refusals: Map<string, number>;
  db: Database;
  config: Config;
  processes: number;
  seconds: number;
  /** Honest customers got answers that are faults of ours. */
  isHonestHurt: boolean;
}

/** The most that one thing may be, what it was, and how often more was refused: an attack that is not refused is no test. */
interface Held {
  what: string;
  most: number;
  got: number;
  refused?: number;
}

/** The server notices a slow sender within this time after its limit. */
const noticeSeconds = 10;

/** What is wrong with a line; empty when it holds. */
export function faultOf({ most, got, refused }: Held): string {
  if (got > most) return 'TOO MANY';
  if (most > 0 && got === 0) return 'NEVER GOT: the attack is dead';
  return refused === 0 ? 'NEVER REFUSED: the attack is too small' : '';
}

/** Holds each attack against the limits that the settings name; each line says what was allowed and what was got. */
export async function judge(booty: Booty): Promise<Held[]> {
  const all = [...booty.answers.values()].flat();
  const isFault = ({ status }: Answered) => status >= 500 && (status !== 503 || booty.isHonestHurt);
  return [
    { what: 'faults of ours', most: 0, got: all.filter(isFault).length },
    ...judgeGuesses(booty, all),
    ...(await judgeMessages(booty, all)),
    ...judgeFloods(booty, all),
  ];
}

function judgeGuesses({ config, refusals, seconds }: Booty, all: readonly Answered[]): Held[] {
  const isCompared = ({ status, path, username }: Answered) =>
    path === '/api/auth/login' && username !== undefined && (status === 401 || status === 200);
  const compared = all.filter(isCompared);
  const ofDemo = all.filter(({ username }) => username === 'demo@fanline.example');
  const codes = all.filter(({ path, guest }) => guest !== undefined && path.endsWith('/verify-otp'));
  const counted = codes.filter(({ triesLeft = 0 }) => triesLeft > 0);
  const tokens = all.filter(({ path }) => path === '/api/users/reset-password');
  const got = (some: readonly Answered[]) => some.filter(({ status }) => status === 200).length;
  return [
    {
      what: 'passwords compared',
      most: config.budgets('passwordStrangers').limit,
      got: compared.length,
      refused: refusals.get('passwordStrangers') ?? 0,
    },
    {
      what: 'passwords of one address',
      most: config.budgets('passwordAddress').limit,
      got: mostOf(compared, 'from'),
      refused: refusals.get('passwordAddress') ?? 0,
    },
    {
      // After the free ones each waits a second at least.
      what: 'passwords of one account',
      most: config.login.freeStrangerFailures + seconds,
      got: ofDemo.filter(isCompared).length,
      refused: ofDemo.filter(isFlood).length,
    },
    { what: 'accounts opened', most: 0, got: got(compared), refused: compared.length },
    {
      // The last try leaves none.
      what: 'tries of one code',
      most: config.otp.tries - 1,
      got: mostOf(counted, 'guest'),
      refused: codes.filter(({ triesLeft }) => triesLeft === 0).length - guestsIn(codes),
    },
    {
      what: 'phones proved',
      most: 0,
      got: got(codes),
      refused: codes.filter(({ code }) => code === 1028).length,
    },
    {
      what: 'passwords set',
      most: 0,
      got: got(tokens),
      refused: tokens.filter(({ code }) => code === 1007).length,
    },
  ];
}

async function judgeMessages({ db, config, refusals }: Booty, all: readonly Answered[]): Promise<Held[]> {
  const doneAt = (end: string) =>
    all.filter(({ path, status }) => path.endsWith(end) && status < 300 && status > 0);
  const held = (what: string, budget: BudgetName, got: number): Held => ({
    what,
    most: config.budgets(budget).limit,
    got,
    refused: refusals.get(budget) ?? 0,
  });
  return [
    held('codes by SMS', 'smsStrangers', await rowsOf(db, "template = 'otp'")),
    held('codes for one address', 'smsAddress', mostOf(doneAt('/generate-otp'), 'from')),
    held('mails to the victim', 'mailReceipt', await rowsOf(db, "recipient = 'victim@example.org'")),
    held('declarations of one address', 'declarationAddress', mostOf(doneAt('/withdrawals'), 'from')),
  ];
}

function judgeFloods(
  { answers, config, refusals, processes, seconds }: Booty,
  all: readonly Answered[],
): Held[] {
  const minutes = Math.ceil(seconds / 60) + 1;
  const slow = answers.get('slow bodies') ?? [];
  const files = answers.get('slow uploads') ?? [];
  // The rig breaks off what it sent in its last second, before a refusal can arrive.
  const read = files.filter(({ status, ms }) => status !== 429 && !(status === 0 && ms < 1000));
  const pages = answers.get('made-up pages') ?? [];
  const flood = answers.get('a flood of pages') ?? [];
  const validated = all.filter(({ path }) => path.endsWith('/validate'));
  const ofAddresses = all.filter(
    (one) => one.guest === undefined && !pages.includes(one) && !flood.includes(one),
  );
  return [
    {
      what: 'long strings judged for one address',
      most: config.limits.validatePerMinute * processes * minutes,
      got: mostOf(
        validated.filter(({ status }) => status === 200),
        'from',
      ),
      refused: validated.filter(isFlood).length,
    },
    {
      what: 'calls of one address',
      most: config.limits.strangersPerMinute * processes * minutes,
      got: mostOf(
        ofAddresses.filter(({ status }) => status !== 429 && status > 0),
        'from',
      ),
      // Not what waits for other reasons, as logins do.
      refused: ofAddresses.filter((one) => one.path.endsWith('tariffs') && isFlood(one)).length,
    },
    {
      // Pages count with all that an address asks for: at this rate they are drawn, not refused.
      what: 'made-up pages for one address',
      most: config.limits.addressPerMinute * processes * minutes,
      got: mostOf(pages, 'from'),
    },
    {
      what: 'a flood of pages from one address',
      most: config.limits.addressPerMinute * processes * minutes,
      got: flood.filter(({ status }) => status === 200 || status === 404).length,
      refused: flood.filter(isFlood).length,
    },
    {
      what: 'seconds of a slow connection',
      most: config.connections.requestSeconds + noticeSeconds,
      got: Math.round(Math.max(0, ...[...slow, ...files].map(({ ms }) => ms / 1000))),
      refused: slow.filter(({ status }) => status === 408).length,
    },
    {
      what: 'slow uploads',
      most: config.budgets('uploadStrangers').limit,
      got: read.length,
      refused: refusals.get('uploadStrangers') ?? 0,
    },
    {
      what: 'slow uploads of one address',
      most: config.budgets('uploadAddress').limit,
      got: mostOf(read, 'from'),
      refused: refusals.get('uploadAddress') ?? 0,
    },
  ];
}

/** Too many requests, whatever they ask for: no budget of a costly act. */
function isFlood({ status, kind = '' }: Pick<Answered, 'status' | 'kind'>): boolean {
  return status === 429 && !kind.includes('budget:');
}

function mostOf(answers: readonly Answered[], key: 'from' | 'guest'): number {
  const counts = new Map<string | undefined, number>();
  for (const one of answers) counts.set(one[key], (counts.get(one[key]) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** Guests whose last try was counted: that answer too says that no try is left. */
function guestsIn(codes: readonly Answered[]): number {
  return new Set(codes.filter(({ triesLeft }) => triesLeft === 0).map(({ guest }) => guest)).size;
}

async function rowsOf(db: Database, condition: string): Promise<number> {
  const rows = await db.query<{ n: number }>(`SELECT count(*)::int AS n FROM outbox WHERE ${condition}`);
  return rows[0]?.n ?? 0;
}
