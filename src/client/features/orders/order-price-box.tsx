import type { ReactNode, Ref } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { PriceLineKind, PriceSummary } from '../../../shared/api/price.ts';
import { formatCents } from '../../../shared/money.ts';
import { PriceBox, type PriceGroup } from '../../components/price-box.tsx';
import { useText } from '../../lib/text.ts';

/** These groups always come first, in this order. */
const KINDS: PriceLineKind[] = ['monthly', 'today', 'firstInvoice'];

interface Props {
  price: PriceSummary;
  title: string;
  /** The ordered product, above its price. */
  intro?: ReactNode;
  /** It can take the focus. */
  ref?: Ref<HTMLElement>;
}

/** The costs of the order: every month, today, once on the first invoice, and in total over the minimum term. */
export function OrderPriceBox({ price, title, intro, ref }: Props) {
  const text = useText();
  const intl = useIntl();
  const { regularFromMonth: month, regularMonthlyCents } = price;
  const changes =
    month === null
      ? ''
      : text('order.page.price.regularFrom', { month, price: formatCents(regularMonthlyCents) });
  const tax = text('order.page.price.vat', { vat: formatCents(price.vat.termTotalCents) });
  return (
    <PriceBox
      ref={ref}
      title={title}
      intro={intro}
      groups={price.lines.length > 0 ? groupsOf(price, intl) : []}
      empty={text('order.page.price.empty')}
      note={[changes, tax].filter(Boolean).join(' ')}
    />
  );
}

function groupsOf(price: PriceSummary, intl: IntlShape): PriceGroup[] {
  const say = (id: string, args?: Record<string, string | number>) => intl.formatMessage({ id }, args);
  const groups = KINDS.map((kind) => ({
    id: kind,
    title: say(`order.page.price.${kind}`),
    totalCents: totalOf(kind, price),
    isHero: kind === 'monthly',
    lines: price.lines
      .filter((line) => line.kind === kind)
      .map(({ id, labelKey, args, cents }) => ({ id, label: say(labelKey, args), cents })),
  }));
  const term = {
    id: 'term',
    title: say('order.page.price.termTotal', { months: Math.max(price.termMonths, 1) }),
    totalCents: price.termTotalCents,
    lines: [],
  };
  return [...groups.filter(({ lines }) => lines.length > 0), term];
}

function totalOf(kind: PriceLineKind, price: PriceSummary): number | undefined {
  if (kind === 'today') return price.todayCents;
  return kind === 'monthly' ? price.monthlyCents : undefined;
}
