import type { InvoiceView } from '../../../shared/api/billing.ts';
import { formatCents } from '../../../shared/money.ts';
import { shortMonth } from '../../lib/day-in-words.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import styles from './bill-picture.module.css';

const shown = 6;
/** Units of the drawing: a month is so wide, its bar at most so high. */
const month = { width: 60, bar: 36, height: 104, room: 28 };

/** The last six monthly bills as bars with their sums, the newest on the right; nothing before the second bill. */
export function BillPicture({ invoices }: { invoices: readonly InvoiceView[] }) {
  const text = useText();
  const { lang } = useLanguage();
  const months = invoices.filter(({ kind }) => kind === 'monthly').slice(0, shown);
  if (months.length < 2) return null;
  const bars = months.toReversed();
  const highest = Math.max(1, ...bars.map(({ totalCents }) => totalCents));
  const nameOf = ({ periodFrom }: InvoiceView) => shortMonth(periodFrom, lang);
  const said = bars.map((bill) => `${nameOf(bill)} ${formatCents(bill.totalCents)}`).join(', ');
  return (
    <figure className={styles.picture}>
      <figcaption className={styles.caption}>{text('invoices.page.picture')}</figcaption>
      <svg
        role="img"
        aria-label={said}
        viewBox={`0 0 ${shown * month.width} ${month.height + 2 * month.room}`}
        className={styles.bars}
      >
        <line
          x2={shown * month.width}
          y1={month.room + month.height}
          y2={month.room + month.height}
          className={styles.ground}
        />
        {bars.map((bill, at) => {
          const height = Math.max(3, Math.round((bill.totalCents / highest) * month.height));
          const middle = at * month.width + month.width / 2;
          const top = month.room + month.height - height;
          return (
            <g key={bill.id}>
              <rect
                x={middle - month.bar / 2}
                y={top}
                width={month.bar}
                height={height}
                rx={4}
                className={styles.bar}
                data-open={bill.openCents > 0}
                data-newest={at === bars.length - 1}
              />
              <text x={middle} y={top - 8} className={styles.sum}>
                {formatCents(bill.totalCents).replace(/\s*€/, '')}
              </text>
              <text x={middle} y={month.height + 2 * month.room - 6} className={styles.name}>
                {nameOf(bill)}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
