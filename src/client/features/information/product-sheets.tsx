import { IconDownload } from '@tabler/icons-react';
import type { ProductSheet } from '../../../shared/api/catalogue.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import { Failure } from '../../components/failure.tsx';
import { Figure } from '../../components/figure.tsx';
import { Link } from '../../components/link.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import css from './product-sheets.module.css';

/** A sheet for each plan on sale, and the archive of earlier plans' sheets. */
export function ProductSheets() {
  const text = useText();
  const { data, error, retry } = useCall('GET /api/product-sheets', {});
  if (!data) return error ? <Failure error={error} onRetry={retry} /> : <Skeleton height={640} />;
  const current = data.sheets.filter(({ withdrawnOn }) => withdrawnOn === null);
  const archived = data.sheets.filter(({ withdrawnOn }) => withdrawnOn !== null);
  const days = [...new Set(current.map(({ launchedOn }) => launchedOn))];
  const [day = ''] = days;
  return (
    <>
      <Section
        size="part"
        title={text('information.sheets.current')}
        {...(days.length === 1
          ? { lead: text('information.sheets.allSince', { from: germanDay(day) }) }
          : {})}
      >
        <SheetList sheets={current} isDated={days.length > 1} />
      </Section>
      {archived.length > 0 ? (
        <Section size="part" title={text('information.sheets.archive')}>
          <SheetList sheets={archived} isDated />
        </Section>
      ) : null}
      <Link className={css.prices} to="/information/price-list">
        {text('information.sheets.prices')}
      </Link>
    </>
  );
}

/** @param isDated false where the heading says the day for all of them */
function SheetList({ sheets, isDated }: { sheets: readonly ProductSheet[]; isDated: boolean }) {
  const text = useText();
  const dayOf = ({ launchedOn, withdrawnOn }: ProductSheet) =>
    withdrawnOn === null
      ? text('information.sheets.since', { from: germanDay(launchedOn) })
      : text('information.sheets.until', { from: germanDay(launchedOn), to: germanDay(withdrawnOn) });
  return (
    <ul className={css.sheets}>
      {sheets.map((sheet) => (
        <li key={sheet.id}>
          <a className={css.sheet} href={sheet.url} target="_blank" rel="noopener">
            <Figure value={sheet.dataGb} unit="GB" size="m" />
            <span>
              <strong lang="de">{sheet.name}</strong>
              <span className={css.note}>
                {text('information.sheets.price', { price: formatCents(sheet.priceCents) })}
              </span>
              {isDated ? <span className={css.note}>{dayOf(sheet)}</span> : null}
            </span>
            <span className={css.file}>
              <IconDownload size={22} aria-hidden="true" /> PDF
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
