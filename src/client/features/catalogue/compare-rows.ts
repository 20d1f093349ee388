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
}

const MONTHS = 24;

/** The rows of a comparison, the most important first. */
export function compareRows(plans: readonly Tariff[], text: Text): CompareRow[] {
  const row = (id: string, shown: (plan: Tariff) => string, isHero = false) => ({
    id,
    values: plans.map(shown),
    isHero,
  });
  return [
    row('data', ({ dataGb }) => `${dataGb} GB`, true),
    row('price', ({ priceCents }) => formatCents(priceCents), true),
    row('term', ({ termMonths }) => termText(text, { termMonths })),
    row('oneOff', ({ oneOffCents }) => formatCents(oneOffCents)),
    row('total', (plan) => formatCents(totalOf(plan))),
    row('perGb', (plan) => formatCents(Math.round(totalOf(plan) / MONTHS / plan.dataGb))),
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

function conditionOf({ mainContractRequired, businessOnly }: Tariff): string {
  if (mainContractRequired) return 'mainContract';
  return businessOnly ? 'business' : 'none';
}

/** Whether the plans differ here. A plan that is alone is shown whole. */
export function isDifferent({ values }: CompareRow): boolean {
  return values.length < 2 || new Set(values).size > 1;
}
