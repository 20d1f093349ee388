import firm from '../../../../../teams/content/firm.json' with { type: 'json' };
import { berlinToday } from '../../../../shared/dates.ts';
import { germanDay } from '../../../../shared/german-day.ts';
import type { AppDeps } from '../../../infra/deps.ts';
import { brandPdf } from '../../../infra/pdf/brand-pdf.service.ts';
import type { ConfirmedOrder } from './confirmed-order.repository.ts';
import { serviceLines } from './service-lines.ts';
import { summaryPrices } from './summary-prices.ts';

type Say = (key: string, values?: Record<string, string | number>) => string;

export interface ConfirmedContract {
  number: string;
  startsOn: string;
  minimumEndsOn: string;
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
    to.heading(say('withdrawal'));
    to.paragraph(say('withdrawalText', { jersey: facts.jersey ? 'yes' : 'no' }));
    to.heading(say('attached'));
    to.list([say('summary'), say('terms'), say('instruction')]);
    to.note(say('law'));
  });
}

function nameOf({ customer: { firstName, lastName } }: ConfirmedOrder): string {
  return `${firstName} ${lastName}`;
}

function contractRows(
  order: ConfirmedOrder,
  { number, startsOn, minimumEndsOn }: ConfirmedContract,
  say: Say,
  service: string,
): [string, string][] {
  const { street = '', houseNumber = '', postalCode = '', city = '' } = order.customer;
  const address = { name: nameOf(order), street, houseNumber, postalCode, city };
  const { name, representative } = firm;
  const seat = { street: firm.street, postalCode: firm.postalCode, city: firm.city };
  return [
    [say('contractNumber'), number],
    [say('orderNumber'), order.number],
    [say('customer'), say('customerValue', address)],
    [say('provider'), say('providerValue', { firm: name, representative, ...seat })],
    [say('service'), service],
    ...deliveryRow(order, say),
    [say('start'), say('startValue', { day: germanDay(startsOn), early: order.earlyStart ? 'yes' : 'no' })],
    [say('minimumEnd'), germanDay(minimumEndsOn)],
  ];
}

/** The address for the parcels; absent for an eSIM without other goods. */
function deliveryRow({ customer, facts }: ConfirmedOrder, say: Say): [string, string][] {
  if (facts.simType === 'esim' && !facts.jersey) return [];
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
