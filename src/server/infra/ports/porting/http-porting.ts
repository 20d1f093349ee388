import type { PortingEvent } from '../../../../shared/states/porting.ts';
import { type HttpSystem, httpSystem, type SystemAddress } from '../http/http-system.ts';
import type { PortingPort, PortingRequest } from './porting.ts';
import { type PortingStandAnswer, portingOperations } from './porting-operations.ts';

/** News tells us of changes; this is for news that never came. */
const askAgainSeconds = 900;

/** The exchange of numbers over HTTP, as `porting.openapi.json` describes it. */
export function httpPorting(address: SystemAddress): PortingPort {
  const system = httpSystem(address);
  return {
    kind: 'http',
    askAgainSeconds,
    updateOn: async (request, _today, signal) => eventOf(request, await standOf(system, request, signal)),
    cancel: async (id, signal) => {
      // 409: the number is already being ported; the order's customer and the service team settle that.
      await system.call(portingOperations.cancel, { id, body: {}, signal });
    },
  };
}

/** @throws Error when the answer is about another porting, or about an older try */
async function standOf(
  system: HttpSystem,
  {
    id,
    msisdn,
    mnpType: type,
    provider,
    holder,
    contractEndsOn,
    notBefore,
    corrections,
    state,
  }: PortingRequest,
  signal: AbortSignal | undefined,
): Promise<PortingStandAnswer> {
  const body = { msisdn, type, provider, holder, contractEndsOn, notBefore, corrections };
  const stand =
    state.status === 'requested'
      ? await system.call(portingOperations.request, { id, body, signal })
      : await system.call(portingOperations.read, { id, signal });
  if (stand?.id !== id || stand.corrections !== corrections)
    throw new Error('The answer is about another porting.');
  return stand;
}

/** The next event on the way from our state to the exchange's; it may be some steps ahead of us. */
function eventOf({ state }: PortingRequest, stand: PortingStandAnswer): PortingEvent | null {
  const { status, reason, scheduledOn, leftOn, arrivedOn } = stand;
  switch (state.status) {
    case 'requested':
      return { type: 'sent' };
    case 'sentToDonor':
    case 'scheduled':
      if (status === 'rejected') return reason ? { type: 'rejected', reason } : null;
      if (scheduledOn && scheduledOn !== state.scheduledOn) return scheduled(status, scheduledOn);
      return state.status === 'scheduled' ? afterTheDay(status, leftOn) : null;
    case 'inProgress':
      return arrivedOn && status === 'completed' ? { type: 'completed', on: arrivedOn } : null;
    default:
      return null;
  }
}

/** The number has left on its day, or the day was taken back. */
function afterTheDay(status: PortingStandAnswer['status'], leftOn: string | undefined): PortingEvent | null {
  if (status === 'sentToDonor') return { type: 'postponed' };
  return leftOn && (status === 'inProgress' || status === 'completed')
    ? { type: 'dayCame', on: leftOn }
    : null;
}

/** The agreed day; when the number has already left, all news before that was lost. */
function scheduled(status: PortingStandAnswer['status'], on: string): PortingEvent | null {
  if (status === 'scheduled') return { type: 'scheduled', on };
  return status === 'inProgress' || status === 'completed' ? { type: 'scheduled', on, hasCome: true } : null;
}
