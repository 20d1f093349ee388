import { unpack } from '../../definitions/cli/impact/unpack.ts';
import { openDefinitions } from '../../definitions/cli/opened.ts';
import { problemLine } from '../../definitions/problem.ts';
import { isUuid } from '../../shared/uuid.ts';
import { contracts } from '../contracts.ts';
import { logNameOf } from '../http/request-log.ts';
import type { AppDeps } from '../infra/deps.ts';
import { decide } from '../modules/billing/decide-objection.service.ts';
import {
  blockAccount,
  endAccountSessions,
  endEverySession,
  unblockAccount,
} from '../modules/customers/operate-account.service.ts';
import { settleDeclaration } from '../modules/declarations/declaration.repository.ts';
import { rebindStaff } from '../modules/workbench/rebind-staff.service.ts';
import { replayRecords } from './replay/replay-records.service.ts';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'config'>;
type Operation = (deps: Deps, target: string) => Promise<string>;

const nothing = 'There is no such account, or nothing was to be done.';

const onAccount: Record<string, Operation> = {
  'log-name': async ({ config }, id) => logNameOf(config, id),
  'end-sessions': async (deps, id) => {
    await endAccountSessions(deps, id);
    return 'Its sessions have ended.';
  },
  block: async (deps, id) => ((await blockAccount(deps, id)) ? 'Blocked; its sessions have ended.' : nothing),
  unblock: async (deps, id) => ((await unblockAccount(deps, id)) ? 'Its password is good again.' : nothing),
};

const onAll: Record<string, Operation> = {
  'end-sessions': async (deps) => `${await endEverySession(deps)} sessions have ended.`,
};

const help = `npm run operate -- <command>
  log-name <account id>      the account's name in the log
  end-sessions <account id>  ends the account's sessions; "all": those of all accounts
  block <account id>         ends the account's sessions, and nobody can log in to it
  unblock <account id>       its password is good again
  settle <number>            people have decided about this cancellation or withdrawal (E-…)
  accept <number> <cents> [text]  an objection to a bill (R-…) is right: the credit, and what the customer reads
  reject <number> <text>     an objection to a bill is wrong: what the customer reads
  rebind-staff <id> <issuer> <sub>  a person of the staff has this name at the provider now; their sessions end
  impact <commit or folder>  what its definitions would have refused of the records of the last 30 days`;

/**
 * One command of the operator, on the database of running servers.
 * @returns the sentence to print, and the exit code
 */
export async function runOperation(
  deps: Deps,
  [command = '', target = '', ...rest]: string[],
): Promise<{ said: string; code: 0 | 1 }> {
  if (command === 'impact' && target !== '') return impactOnRecords(deps, target);
  if (command === 'settle' && target !== '') return settle(deps, target);
  if (command === 'accept' || command === 'reject') return answerObjection(deps, command, target, rest);
  if (command === 'rebind-staff') return rebind(deps, target, rest);
  const operations = target === 'all' ? onAll : onAccount;
  const operation = Object.hasOwn(operations, command) ? operations[command] : undefined;
  if (operation === undefined || (target !== 'all' && !isUuid(target))) return { said: help, code: 1 };
  return { said: await operation(deps, target), code: 0 };
}

async function rebind(
  deps: Deps,
  id: string,
  [issuer = '', sub = '', ...more]: string[],
): Promise<{ said: string; code: 0 | 1 }> {
  if (issuer === '' || sub === '' || more.length > 0) return { said: help, code: 1 };
  return (await rebindStaff(deps, id, `${issuer} ${sub}`))
    ? { said: 'The next sign-in with this name is by this person; their sessions have ended.', code: 0 }
    : { said: 'There is no such person, or the name at the provider is bound to a person already.', code: 1 };
}

async function settle({ db, clock }: Deps, number: string): Promise<{ said: string; code: 0 | 1 }> {
  return (await settleDeclaration(db, number, clock()))
    ? { said: 'Settled; the customer no longer reads that it waits.', code: 0 }
    : { said: 'There is no such declaration, or it does not wait.', code: 1 };
}

/** The servers carry it out within seconds. */
async function answerObjection(
  deps: Deps,
  command: 'accept' | 'reject',
  number: string,
  rest: string[],
): Promise<{ said: string; code: 0 | 1 }> {
  const [cents = '', ...words] = command === 'accept' ? rest : ['', ...rest];
  if (command === 'accept' && !/^\d{1,9}$/.test(cents)) return { said: help, code: 1 };
  const credit = command === 'accept' ? Number(cents) : null;
  return (await decide(deps, number, credit, words.join(' ')))
    ? { said: 'Decided; the customer gets the answer by mail.', code: 0 }
    : {
        said: 'There is no such objection that waits, the credit is above the bill, or the text is missing.',
        code: 1,
      };
}

/** Only counts and masked cases leave the database; nothing is stored. */
async function impactOnRecords(
  { db, clock, config }: Deps,
  target: string,
): Promise<{ said: string; code: 0 | 1 }> {
  const root = config.definitionsDir;
  const other = await unpack(root, target).catch(() => undefined);
  if (!other)
    return { said: `"${target}" is neither a commit nor a folder that holds definitions.`, code: 1 };
  try {
    const now = clock();
    const before = await openDefinitions(root, now, contracts);
    const after = await openDefinitions(other.folder, now, contracts);
    const faults = after.library.faults.map(problemLine);
    const lines = await replayRecords({ db, now, contracts, before, after });
    return { said: [...faults, ...lines].join('\n'), code: faults.length === 0 ? 0 : 1 };
  } finally {
    await other.remove();
  }
}
