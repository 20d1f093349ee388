import type { ProductSheet } from '../../../shared/api/catalogue.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { Failure } from '../../components/failure.tsx';
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
  const { sheets } = data;
  const archived = sheets.filter(({ withdrawnOn }) => withdrawnOn !== null);
  return (
    <>
      <Section size="part" title={text('information.sheets.current')}>
        <SheetList sheets={sheets.filter(({ withdrawnOn }) => withdrawnOn === null)} />
      </Section>
      <Section size="part" title={text('information.sheets.archive')}>
        {archived.length > 0 ? <SheetList sheets={archived} /> : <p>{text('information.sheets.none')}</p>}
      </Section>
      <Link className={css.prices} to="/information/price-list">
        {text('information.sheets.prices')}
      </Link>
    </>
  );
}

function SheetList({ sheets }: { sheets: readonly ProductSheet[] }) {
  const text = useText();
  return (
    <ul className={css.sheets}>
      {sheets.map(({ id, name, launchedOn, withdrawnOn, url }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener" lang="de">
            {text('information.sheets.name', { name })}
          </a>
          <span className={css.since}>
            {withdrawnOn === null
              ? text('information.sheets.since', { from: germanDay(launchedOn) })
              : text('information.sheets.until', { from: germanDay(launchedOn), to: germanDay(withdrawnOn) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
