import tariffs from '../../../../../teams/content/tariffs.json' with { type: 'json' };
import { berlinToday } from '../../../../shared/dates.ts';
import { daysAfter } from '../../../../shared/durations.ts';
import { priceOf } from '../../../../shared/price.ts';
import { minimumEnd } from '../../../../shared/states/contract.ts';
import { type TeamId, teamIds } from '../../../../shared/teams.ts';
import type { LinePlan } from '../../ports/network/network.ts';
import { enqueueNetworkTask } from '../../ports/network/network-task.repository.ts';
import { namedUuid } from '../named-uuid.ts';
import type { Queryable } from '../queryable.ts';
import type { Seed } from '../seed.ts';
import { upsert } from './upsert.ts';

/** The numbers of the demo customers, where a brand has one: the regulator reserves them for fiction. */
const numbers: Partial<Record<TeamId, string>> = {
  kanarya: '+4915228817386',
  aslan: '+4915228895456',
  kartal: '+4915254599371',
  firtina: '+491729925904',
};
const slug = 'flex-m';
const daysAgo = 60;
/** The same for all brands. */
const tariff = tariffNamed(slug);
const plan: LinePlan = {
  id: tariff.externalId,
  downloadMbit: tariff.speedMbit,
  uploadMbit: tariff.uploadMbit,
  throttledKbit: tariff.throttledKbit,
};

function tariffNamed(name: string) {
  const found = tariffs.find((candidate) => candidate.slug === name);
  if (!found) throw new Error(`The demo content has no plan ${name}.`);
  return found;
}

/** An active line for the demo account of every team, paid two months ago. */
export const demoContractSeed: Seed = {
  id: 'demo-contract',
  content: JSON.stringify([numbers, slug, daysAgo, 'billed']),
  async run(tx, now) {
    for (const [index, team] of teamIds.entries()) {
      const number = numbers[team];
      if (number) await seedLine(tx, { team, number, index }, now);
    }
  },
};

/** A brand's demo line: its number, and its position among all. */
interface DemoLine {
  team: TeamId;
  number: string;
  index: number;
}

async function seedLine(tx: Queryable, line: DemoLine, now: Date): Promise<void> {
  const at = daysAfter(now, -daysAgo).toISOString();
  const order = orderRow(line, at);
  await upsert(tx, 'orders', 'id', order);
  await upsert(tx, 'contract', 'id', contractRow(order, line.index, at));
  await beginUsage(tx, order, at);
  await upsert(tx, 'payment', 'id', paymentRow(order, at));
  await upsert(tx, 'sandbox_session', 'id', sessionRow(order, at));
  await tx.query('UPDATE phone_number SET order_id = $1, sold_at = $2 WHERE msisdn = $3', [
    order.id,
    at,
    line.number,
  ]);
  await tx.query(
    `UPDATE sim_card SET order_id = $1, state = 'active'
      WHERE iccid = (SELECT iccid FROM sim_card WHERE type = 'esim' AND order_id IS NULL ORDER BY iccid LIMIT 1)
        AND NOT EXISTS (SELECT FROM sim_card WHERE order_id = $1)`,
    [order.id],
  );
  await tellNetwork(tx, order, at);
}

function orderRow({ team, number, index }: DemoLine, at: string) {
  const price = priceOf({ tariff, on: at.slice(0, 10) });
  const choice = { numberType: 'new', simType: 'esim', paymentVersion: 'V3', paymentMethod: 'paypal' };
  return {
    id: namedUuid(team, 'order', 'demo'),
    team,
    number: `F-000000000${index}`,
    user_id: namedUuid(team, 'user', 'demo'),
    lang: 'de',
    state: 'inProgress',
    tariff_id: namedUuid(team, 'tariff', slug),
    number_type: choice.numberType,
    sim_type: choice.simType,
    msisdn: number,
    phone_number_id: namedUuid('number', number),
    payment_version: choice.paymentVersion,
    payment_method: choice.paymentMethod,
    early_start: true,
    today_cents: price.todayCents,
    monthly_cents: price.monthlyCents,
    price,
    content: { ...choice, operators: [], userInfo: { known: true }, productOptions: [] },
    definition_versions: {},
    created_at: at,
    updated_at: at,
  };
}

type OrderRow = ReturnType<typeof orderRow>;

function contractRow(order: OrderRow, index: number, at: string) {
  const startsOn = berlinToday(new Date(at));
  return {
    id: namedUuid(order.id, 'contract'),
    team: order.team,
    number: `V-000000000${index}`,
    user_id: order.user_id,
    order_id: order.id,
    tariff_id: order.tariff_id,
    msisdn: order.msisdn,
    concluded_on: startsOn,
    starts_on: startsOn,
    minimum_ends_on: minimumEnd(startsOn, 1),
    activated_at: at,
    next_invoice_on: startsOn,
    created_at: at,
  };
}

/** The network hears of the line as of each other one that has become active; of the same one only once. */
async function tellNetwork(tx: Queryable, order: OrderRow, at: string) {
  const lineId = namedUuid(order.id, 'contract');
  const known = await tx.query('SELECT FROM network_task WHERE line_id = $1', [lineId]);
  if (known.length > 0) return;
  const [sim] = await tx.query<{ iccid: string }>('SELECT iccid FROM sim_card WHERE order_id = $1', [
    order.id,
  ]);
  if (!sim) return;
  const input = { lineId, msisdn: order.msisdn, iccid: sim.iccid, plan, at };
  await enqueueNetworkTask(tx, { act: 'activate', input }, new Date(at));
}

/** The months of the plan are given, and the usage is read, from the first day on. */
async function beginUsage(tx: Queryable, order: OrderRow, at: string) {
  const contractId = namedUuid(order.id, 'contract');
  const startsOn = berlinToday(new Date(at));
  await tx.query(
    'INSERT INTO line_allowance (contract_id, next_month_on) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [contractId, startsOn],
  );
  await tx.query(
    'INSERT INTO line_usage (contract_id, read_from, next_read_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [contractId, startsOn, at],
  );
}

function paymentRow(order: OrderRow, at: string) {
  return {
    id: namedUuid(order.id, 'payment'),
    team: order.team,
    subject_kind: 'order',
    subject_id: order.id,
    attempt: 1,
    state: 'succeeded',
    settles: true,
    received_cents: order.today_cents,
    session_id: `demo-${order.team}`,
    version: order.payment_version,
    method: order.payment_method,
    amount_cents: order.today_cents,
    transaction_id: `sbx_${order.id}`,
    created_at: at,
    updated_at: at,
  };
}

/** The provider's record of that payment, so that it can be refunded. */
function sessionRow(order: OrderRow, at: string) {
  return {
    id: `demo-${order.team}`,
    reference: namedUuid(order.id, 'payment'),
    state: 'succeeded',
    method: order.payment_method,
    amount_cents: order.today_cents,
    lang: order.lang,
    payee: order.team,
    purpose: order.number,
    return_url: '/dashboard/payment-result?kind=order',
    transaction_id: `sbx_${order.id}`,
    created_at: at,
  };
}
