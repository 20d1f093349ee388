import { setTimeout as sleep } from 'node:timers/promises';
import { guardPorts } from '../../../src/server/create-ports.ts';
import type { PortingPort } from '../../../src/server/infra/ports/porting/porting.ts';
import { simulatedPorting } from '../../../src/server/infra/ports/porting/simulated-porting.ts';
import {
  nextPorting,
  type PortingEvent,
  type PortingState,
  portingReasons,
} from '../../../src/shared/states/porting.ts';
import type { TestApp } from '../../support/app.ts';
import type { TestClient } from '../../support/test-client.ts';
import type { Dice } from '../harness/dice.ts';
import type { Round } from '../harness/rounds.ts';

const limitMs = 15;

/** What an exchange of numbers may say or do; types are what it would have to promise, and does not. */
const behaviours: ((dice: Dice, today: string) => Promise<unknown>)[] = [
  async () => ({ type: 'sent' }),
  async (_dice, today) => ({ type: 'scheduled', on: `2027${today.slice(4)}` }),
  async (_dice, today) => ({ type: 'scheduled', on: `2028${today.slice(4)}` }),
  async () => ({ type: 'postponed' }),
  async (_dice, today) => ({ type: 'scheduled', on: today }),
  async () => ({ type: 'rejected', reason: 'DATA_MISMATCH' }),
  async (_dice, today) => ({ type: 'dayCame', on: today }),
  async (_dice, today) => ({ type: 'completed', on: today }),
  async () => ({ type: 'completed', on: '2099-01-01' }),
  async () => ({ type: 'dayCame' }),
  async () => null,
  async () => undefined,
  async () => ({ type: 'rejected', reason: '<script>' }),
  async () => ({ type: 'scheduled', on: 'tomorrow' }),
  async () => ({ type: 'exploded' }),
  async () => '<html>502 Bad Gateway</html>',
  async () => Promise.reject(new Error('ECONNRESET')),
  () => new Promise(() => {}),
  async (dice) => {
    await sleep(dice.roll(limitMs * 2));
    return { type: 'sent' };
  },
];

interface Row {
  status: PortingState['status'];
  reason: string | null;
  on: string | null;
  agreed: string | null;
  left: string | null;
}

/** The events with which a state leads to another. */
function isStep(from: Row, to: Row, today: string): boolean {
  const state = {
    status: from.status,
    ...(from.on ? { scheduledOn: from.on } : {}),
    ...(from.agreed ? { agreedOn: from.agreed } : {}),
    ...(from.left ? { leftOn: from.left } : {}),
  };
  const events: PortingEvent[] = [
    { type: 'sent' },
    { type: 'rejected', reason: 'DATA_MISMATCH' },
    { type: 'scheduled', on: to.on ?? '' },
    { type: 'postponed' },
    { type: 'dayCame', on: today },
    { type: 'completed', on: today },
  ];
  return events.some((event) => nextPorting(state, event, today).status === to.status);
}

/** Somebody who brings a number and looks at the order. */
export interface Bringer {
  t: TestApp;
  client: TestClient;
  orderId: string;
}

/** Eight looks at an order while the exchange of numbers says now this and now that. */
export function portingRound({ t, client, orderId }: Bringer, isGuarded: boolean): Round {
  return async (dice) => {
    await t.db.query(
      `UPDATE porting SET state = 'requested', reason = NULL, scheduled_on = NULL, agreed_on = NULL, left_on = NULL,
         arrived_on = NULL`,
    );
    for (let look = 0; look < 8; look++) {
      const today = t.now().toISOString().slice(0, 10);
      t.ports.porting = exchange(t, isGuarded, () => dice.pick(behaviours)(dice, today));
      const before = await rowOf(t);
      const answer = await Promise.race([client.get(`/api/orders/${orderId}`), sleep(2000)]);
      if (!answer) return ['a look is not over after two seconds'];
      const faults = [
        ...(answer.status === 200 ? [] : [`somebody who looks is answered ${answer.status}`]),
        ...stepFaults(before, await rowOf(t), today),
      ];
      if (faults.length > 0) return faults;
    }
    return [];
  };
}

function exchange(t: TestApp, isGuarded: boolean, says: () => Promise<unknown>): PortingPort {
  let isAsked = false;
  const updateOn: PortingPort['updateOn'] = async () => {
    if (isAsked) return null; // once in a look: what comes after is another question
    isAsked = true;
    return says() as Promise<PortingEvent>; // whatever it says
  };
  const porting: PortingPort = { ...simulatedPorting, updateOn };
  return isGuarded ? guardPorts({ ...t.ports, porting }, limitMs).porting : porting;
}

async function rowOf({ db }: TestApp): Promise<Row> {
  const [row] = await db.query<Row>(
    `SELECT state AS status, reason, scheduled_on::text AS on, agreed_on::text AS agreed, left_on::text AS left
       FROM porting WHERE order_id IS NOT NULL`,
  );
  if (!row) throw new Error('There is no porting.');
  return row;
}

function stepFaults(before: Row, after: Row, today: string): string[] {
  const { status, on, agreed, reason } = after;
  const hasMoved = before.status !== status || before.on !== on;
  const hasDay = ['scheduled', 'inProgress', 'completed'].includes(status);
  return [
    ...(hasMoved && !isStep(before, after, today) ? [`from ${before.status} to ${status}`] : []),
    ...(hasDay === (agreed !== null) || status === 'sentToDonor' ? [] : [`${status}, agreed on ${agreed}`]),
    ...(hasDay === (on !== null) ? [] : [`${status}, on ${on}`]),
    ...((status === 'rejected') === isReason(reason) ? [] : [`${status} because of ${reason}`]),
  ];
}

function isReason(reason: string | null): boolean {
  return portingReasons.some((known) => known === reason);
}
