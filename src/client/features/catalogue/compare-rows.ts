import type { Tariff } from '../../../shared/api/catalogue.ts';
import { formatCents } from '../../../shared/money.ts';
import type { Text } from '../../lib/text.ts';

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
    row('term', ({ termMonths }) => text('advice.compare.value.term', { months: Math.max(termMonths, 1) })),
    row('oneOff', ({ oneOffCents }) => formatCents(oneOffCents)),
    row('total', ({ priceCents, oneOffCents }) => formatCents(priceCents * MONTHS + oneOffCents)),
    row('perGb', ({ priceCents, dataGb }) => formatCents(Math.round(priceCents / dataGb))),
    row('jersey', ({ jersey }) =>
      jersey
        ? text('advice.compare.value.jersey', { price: formatCents(jersey.monthlyCents) })
        : text('advice.compare.value.none'),
    ),
    row('condition', (plan) => text('advice.compare.value.condition', { kind: conditionOf(plan) })),
    row('speed', ({ speedMbit }) => `${speedMbit} Mbit/s`),
  ];
}

function conditionOf({ mainContractRequired, businessOnly }: Tariff): string {
  if (mainContractRequired) return 'mainContract';
  return businessOnly ? 'business' : 'none';
}

/** Whether the plans differ here. A plan that is alone is shown whole. */
export function isDifferent({ values }: CompareRow): boolean {
  return values.length < 2 || new Set(values).size > 1;
}
