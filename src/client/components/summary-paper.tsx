import { IconFileText } from '@tabler/icons-react';
import { useLanguage } from '../lib/language.ts';
import { useText } from '../lib/text.ts';
import type { ContractSummary } from '../lib/use-contract-summary.ts';
import { Failure } from './failure.tsx';
import css from './summary-paper.module.css';

/** The contract summary as a PDF, before the order button (§ 54(3) TKG). */
export function SummaryPaper({ paper: { summary, error, retry } }: { paper: ContractSummary }) {
  const text = useText();
  const { lang } = useLanguage();
  return (
    <section className={css.paper} aria-labelledby="summary-paper">
      <IconFileText size={40} stroke={1.4} aria-hidden="true" />
      <div className={css.body}>
        <h2 id="summary-paper" className={css.title}>
          {text('order.page.summaryPaper.title')}
        </h2>
        <p>{text('order.page.summaryPaper.text')}</p>
        {lang === 'tr' ? <p>{text('order.page.summaryPaper.german')}</p> : null}
        {error ? <Failure error={error} onRetry={retry} /> : null}
        <p className={css.links} aria-live="polite">
          {summary ? (
            <>
              <a className={css.link} href={summary.url} target="_blank" rel="noopener">
                {text('order.page.summaryPaper.open')}
              </a>
              <a className={css.link} href={summary.url} download={summary.fileName}>
                {text('order.page.summaryPaper.download')}
              </a>
            </>
          ) : null}
          {summary || error ? null : text('order.page.summaryPaper.making')}
        </p>
      </div>
    </section>
  );
}
