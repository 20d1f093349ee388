import { useIntl } from 'react-intl';
import { formatCents } from '../../../shared/money.ts';
import type { PriceSummary } from '../../../shared/price.ts';
import type { PriceLine, PriceLineKind } from '../../../shared/price-lines.ts';
import { Price } from '../../components/price.tsx';
import { useText } from '../../lib/text.ts';
import css from './price-box.module.css';

const KINDS: PriceLineKind[] = ['today', 'monthly', 'firstInvoice'];

/** What the order costs: today, every month, and once on the first invoice. */
export function PriceBox({ price, title }: { price: PriceSummary; title: string }) {
  const text = useText();
  return (
    <aside className={css.box} aria-label={title} data-testid="price-box">
      <h2 className={css.title}>{title}</h2>
      {price.lines.length === 0 ? <p className={css.empty}>{text('order.page.price.empty')}</p> : null}
      {KINDS.map((kind) => (
        <PriceGroup key={kind} kind={kind} price={price} />
      ))}
      {price.lines.length > 0 ? <p className={css.note}>{text('order.page.price.vat')}</p> : null}
    </aside>
  );
}

function totalOf(kind: PriceLineKind, price: PriceSummary): number | undefined {
  if (kind === 'today') return price.todayCents;
  return kind === 'monthly' ? price.monthlyCents : undefined;
}

function PriceGroup({ kind, price }: { kind: PriceLineKind; price: PriceSummary }) {
  const text = useText();
  const lines = price.lines.filter((line) => line.kind === kind);
  const total = totalOf(kind, price);
  if (lines.length === 0) return null;
  return (
    <div className={css.group}>
      <div className={css.head}>
        <h3 className={css.kind}>{text(`order.page.price.${kind}`)}</h3>
        {total === undefined ? null : <Price cents={total} size="m" />}
      </div>
      <dl className={css.lines}>
        {lines.map((line) => (
          <PriceRow key={line.id} line={line} />
        ))}
      </dl>
    </div>
  );
}

function PriceRow({ line }: { line: PriceLine }) {
  const intl = useIntl();
  return (
    <div className={css.row}>
      <dt>{intl.formatMessage({ id: line.labelKey }, line.args)}</dt>
      <dd className={css.cents}>{formatCents(line.cents)}</dd>
    </div>
  );
}
