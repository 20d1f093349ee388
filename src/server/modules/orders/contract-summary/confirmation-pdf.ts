import firm from '../../../../../teams/content/firm.json' with { type: 'json' };
import { berlinToday } from '../../../../shared/dates.ts';
import { germanDay } from '../../../../shared/german-day.ts';
import type { Awaited } from '../../../../shared/states/contract.ts';
import type { AppDeps } from '../../../infra/deps.ts';
import { brandPdf } from '../../../infra/pdf/brand-pdf.service.ts';
import type { PaperWriter } from '../../../infra/pdf/writer/paper.ts';
import type { ShownMandate } from '../../payments/mandate-terms.service.ts';
import type { ConfirmedOrder } from './confirmed-order.repository.ts';
import { serviceLines } from './service-lines.ts';
import { summaryPrices } from './summary-prices.ts';

type Say = (key: string, values?: Record<string, string | number>) => string;

export interface ConfirmedContract {
  number: string;
  /** What it waits for; null for a line that begins on its first possible day. */
  awaits: Awaited | null;
  /** Its first possible day, YYYY-MM-DD in Berlin. */
  first: string;
  minimumEndsOn: string | null;
  mandate?: ShownMandate | null;
}

/** The contract on a durable medium (§ 312f(2) BGB): parties, service, price, and how to end it. */
export function confirmationPdf(
  deps: Pick<AppDeps, 'config' | 'teams' | 'clock' | 'words'>,
  order: ConfirmedOrder,
  contract: ConfirmedContract,
): Promise<Buffer> {
  const say: Say = (key, values) => deps.words.text('de', `documents.confirmation.${key}`, values);
  const ofSummary: Say = (key, values) => deps.words.text('de', `documents.summary.${key}`, values);
  const { facts } = order;
  return brandPdf(deps, { team: facts.team, title: `${say('title')} ${contract.number}` }, (to) => {
    to.title(say('title'));
    const date = germanDay(berlinToday(order.orderedAt));
    to.paragraph(say('lead', { name: nameOf(order), date }));
    to.heading(say('contract'));
    const service = serviceLines(facts, ofSummary, deps.words).join(' ');
    to.facts(contractRows(order, contract, say, service));
    to.heading(say('price'));
    to.amounts(summaryPrices(facts.price, ofSummary, deps.words));
    writeMandate(to, say, contract, order);
    to.heading(say('withdrawal'));
    to.paragraph(say('withdrawalText', { jersey: facts.jersey ? 'yes' : 'no' }));
    to.heading(say('attached'));
    to.list([say('summary'), say('terms'), say('instruction')]);
    to.note(say('law'));
  });
}

/** The SEPA mandate as its payer gave it, with what the law lets the payer do. */
function writeMandate(
  to: PaperWriter,
  say: Say,
  { mandate }: ConfirmedContract,
  order: ConfirmedOrder,
): void {
  if (!mandate) return;
  to.heading(say('mandate'));
  to.facts([
    [say('mandateReference'), mandate.reference],
    [say('creditorId'), mandate.creditorId],
    ...(mandate.account ? ([[say('mandateAccount'), mandate.account]] satisfies [string, string][]) : []),
  ]);
  to.paragraph(say('mandateText', { firm: firm.name, name: nameOf(order) }));
}

function nameOf({ customer: { firstName, lastName } }: ConfirmedOrder): string {
  return `${firstName} ${lastName}`;
}

function contractRows(
  order: ConfirmedOrder,
  contract: ConfirmedContract,
  say: Say,
  service: string,
): [string, string][] {
  const { street = '', houseNumber = '', postalCode = '', city = '' } = order.customer;
  const address = { name: nameOf(order), street, houseNumber, postalCode, city };
  const { name, representative } = firm;
  const seat = { street: firm.street, postalCode: firm.postalCode, city: firm.city };
  return [
    [say('contractNumber'), contract.number],
    [say('orderNumber'), order.number],
    [say('customer'), say('customerValue', address)],
    [say('provider'), say('providerValue', { firm: name, representative, ...seat })],
    [say('service'), service],
    ...deliveryRow(order, say),
    ...termRows(order, contract, say),
  ];
}

function termRows(
  { earlyStart, facts }: ConfirmedOrder,
  { awaits, first, minimumEndsOn }: ConfirmedContract,
  say: Say,
): [string, string][] {
  const early = earlyStart ? 'yes' : 'no';
  const day = germanDay(first);
  if (awaits !== null || minimumEndsOn === null)
    return [
      [say('start'), say('startAwaited', { awaits: awaits ?? 'card', early, day })],
      [say('minimumEnd'), say('minimumEndAwaited', { months: facts.tariff.termMonths })],
    ];
  return [
    [say('start'), say('startValue', { day, early })],
    [say('minimumEnd'), germanDay(minimumEndsOn)],
  ];
}

/** The address for the parcels; absent where nothing is sent. */
function deliveryRow({ customer, facts, hasShopSim }: ConfirmedOrder, say: Say): [string, string][] {
  const isSimSent = facts.simType === 'physical' && !hasShopSim;
  if (!isSimSent && !facts.jersey) return [];
  const {
    street = '',
    houseNumber = '',
    postalCode = '',
    city = '',
  } = customer.deliveryAddress
    ? {
        street: customer.deliveryStreet,
        houseNumber: customer.deliveryHouseNumber,
        postalCode: customer.deliveryPostalCode,
        city: customer.deliveryCity,
      }
    : customer;
  return [[say('delivery'), say('deliveryValue', { street, houseNumber, postalCode, city })]];
}
