import { useIntl } from 'react-intl';
import type { PriceSummary } from '../../../shared/price.ts';
import type { PriceLineKind } from '../../../shared/price-lines.ts';
import { PriceBox } from '../../components/price-box.tsx';
import { useText } from '../../lib/text.ts';

const KINDS: PriceLineKind[] = ['today', 'monthly', 'firstInvoice'];

/** What the order costs: today, every month, and once on the first invoice. */
export function OrderPriceBox({ price, title }: { price: PriceSummary; title: string }) {
  const text = useText();
  const intl = useIntl();
  const groups = KINDS.map((kind) => ({
    id: kind,
    title: text(`order.page.price.${kind}`),
    totalCents: totalOf(kind, price),
    lines: price.lines
      .filter((line) => line.kind === kind)
      .map(({ id, labelKey, args, cents }) => ({
        id,
        label: intl.formatMessage({ id: labelKey }, args),
        cents,
      })),
  }));
  return (
    <PriceBox
      title={title}
      groups={groups.filter(({ lines }) => lines.length > 0)}
      empty={text('order.page.price.empty')}
      note={text('order.page.price.vat')}
    />
  );
}

function totalOf(kind: PriceLineKind, price: PriceSummary): number | undefined {
  if (kind === 'today') return price.todayCents;
  return kind === 'monthly' ? price.monthlyCents : undefined;
}
