import type { Tariff } from '../../../shared/api/catalogue.ts';
import { formatCents } from '../../../shared/money.ts';
import type { Text } from '../../lib/text.ts';
import { termText } from './term-text.ts';

/** What plans are compared by: a value for each plan, in the order of the plans. */
export interface CompareRow {
  id: string;
  values: string[];
  /** Gigabytes and price: in large type. */
  isHero?: boolean;
  /** For each plan whether its value is the best of the row; a row of words has none. */
  best: boolean[];
}

const MONTHS = 24;

/** The rows of a comparison, the most important first. */
export function compareRows(plans: readonly Tariff[], text: Text): CompareRow[] {
  /** `rank`: the lowest is the best. */
  const row = (id: string, shown: (plan: Tariff) => string, rank?: (plan: Tariff) => number) => ({
    id,
    values: plans.map(shown),
    best: bestOf(plans, rank),
  });
  const hero = { isHero: true };
  return [
    {
      ...row(
        'data',
        ({ dataGb }) => `${dataGb} GB`,
        ({ dataGb }) => -dataGb,
      ),
      ...hero,
    },
    {
      ...row(
        'price',
        ({ priceCents }) => formatCents(priceCents),
        ({ priceCents }) => priceCents,
      ),
      ...hero,
    },
    row(
      'term',
      ({ termMonths }) => termText(text, { termMonths }),
      ({ termMonths }) => termMonths,
    ),
    row(
      'oneOff',
      ({ oneOffCents }) => formatCents(oneOffCents),
      ({ oneOffCents }) => oneOffCents,
    ),
    row('total', (plan) => formatCents(totalOf(plan)), totalOf),
    row('perGb', (plan) => formatCents(perGbOf(plan)), perGbOf),
    row('jersey', ({ jersey }) =>
      jersey
        ? text('advice.compare.value.jersey', {
            once: formatCents(jersey.onceCents),
            price: formatCents(jersey.monthlyCents),
          })
        : text('advice.compare.value.none'),
    ),
    row('condition', (plan) => text('advice.compare.value.condition', { kind: conditionOf(plan) })),
    row('speed', ({ speedMbit }) => `${speedMbit} Mbit/s`),
  ];
}

/** Cents in all these months, the connection price included. */
function totalOf({ priceCents, oneOffCents }: Tariff): number {
  return priceCents * MONTHS + oneOffCents;
}

function perGbOf(plan: Tariff): number {
  return Math.round(totalOf(plan) / MONTHS / plan.dataGb);
}

function bestOf(plans: readonly Tariff[], rank: ((plan: Tariff) => number) | undefined): boolean[] {
  if (!rank || plans.length < 2) return plans.map(() => false);
  const ranks = plans.map(rank);
  return ranks.map((one) => one === Math.min(...ranks));
}

function conditionOf({ mainContractRequired, businessOnly }: Tariff): string {
  if (mainContractRequired) return 'mainContract';
  return businessOnly ? 'business' : 'none';
}

/** Whether the plans differ here. A plan that is alone is shown whole. */
export function isDifferent({ values }: CompareRow): boolean {
  return values.length < 2 || new Set(values).size > 1;
}
