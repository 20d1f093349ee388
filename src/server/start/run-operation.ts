import { isUuid } from '../../shared/uuid.ts';
import { logNameOf } from '../http/request-log.ts';
import type { AppDeps } from '../infra/deps.ts';
import {
  blockAccount,
  endAccountSessions,
  endEverySession,
  unblockAccount,
} from '../modules/customers/operate-account.service.ts';

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
  unblock <account id>       its password is good again`;

/**
 * One command of the operator, on the database of running servers.
 * @returns the sentence to print, and the exit code
 */
export async function runOperation(
  deps: Deps,
  [command = '', target = '']: string[],
): Promise<{ said: string; code: 0 | 1 }> {
  const operations = target === 'all' ? onAll : onAccount;
  const operation = Object.hasOwn(operations, command) ? operations[command] : undefined;
  if (operation === undefined || (target !== 'all' && !isUuid(target))) return { said: help, code: 1 };
  return { said: await operation(deps, target), code: 0 };
}
