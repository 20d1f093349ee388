import { isUuid } from '../../../shared/uuid.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { NewsRefused, readNews, type SystemNews } from '../../infra/ports/http/signed-news.ts';
import { logisticsNews } from '../../infra/ports/logistics/logistics-operations.ts';
import { networkNews } from '../../infra/ports/network/network-operations.ts';
import { portingNews } from '../../infra/ports/porting/porting-operations.ts';
import { deliver } from '../lifecycle/deliver.service.ts';
import { advancePortings } from '../portings/porting.service.ts';
import { followCard } from '../sims/follow-cards.service.ts';
import { readUsageSoon } from '../usage/read-usage.service.ts';
import { isTaken, recordTaken } from './system-event.repository.ts';

/** What a system may tell us, and what we do then: we ask it how the thing stands. */
const listeners = {
  porting: {
    types: portingNews,
    ask: async (deps: AppDeps, id: string) => {
      if (isUuid(id)) await advancePortings(deps, { id, isNews: true });
    },
  },
  logistics: {
    types: logisticsNews,
    ask: async (deps: AppDeps, id: string) => {
      await deliver(deps, id);
      await followCard(deps, id);
    },
  },
  network: { types: networkNews, ask: (deps: AppDeps, id: string) => readUsageSoon(deps, id) },
} as const;

/** A message as it came: the signature covers the bytes. */
export interface SystemMessage {
  signature: string;
  body: string;
}

/**
 * Takes news of an outside system, each once. It says only that something has changed, so that its order does not matter.
 * @throws Problem 1121 for a system that sends no news; 1034 unless the system signed it; 1035 for an unknown type; 1036
 * when it cannot be handled now, so that it is sent again
 */
export async function takeNews(deps: AppDeps, system: string, message: SystemMessage): Promise<void> {
  if (!isListener(system)) throw problem(1121);
  const secrets = deps.config.systems[system]?.newsSecrets ?? [];
  if (secrets.length === 0) throw problem(1121);
  const news = read(deps, secrets, message);
  const { types, ask } = listeners[system];
  if (!news || !types.some((type) => type === news.type)) throw problem(1035);
  try {
    if (await isTaken(deps.db, system, news.id)) return;
    await ask(deps, news.subject);
    // Afterwards, so that a death in between loses nothing: to ask twice changes nothing.
    await recordTaken(deps.db, { system, id: news.id, type: news.type, now: deps.clock() });
  } catch (cause) {
    throw problem(1036, { cause });
  }
}

function isListener(system: string): system is keyof typeof listeners {
  return Object.hasOwn(listeners, system);
}

function read(
  { clock }: AppDeps,
  secrets: readonly string[],
  message: SystemMessage,
): SystemNews | undefined {
  try {
    return readNews({ secrets, ...message }, clock());
  } catch (cause) {
    if (cause instanceof NewsRefused) throw problem(1034, { cause });
    throw cause;
  }
}
