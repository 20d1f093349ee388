import type { UsageView } from '../../../shared/api/usage.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { ButtonLink } from '../../components/button.tsx';
import { CopyAge } from '../../components/copy-age.tsx';
import { Empty } from '../../components/empty.tsx';
import { ErrorState } from '../../components/failure.tsx';
import { KickOffIllustration } from '../../components/illustrations/kick-off.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { AllowanceCards } from './allowance-cards.tsx';
import { CostControl } from './cost-control.tsx';
import { History } from './history.tsx';
import { Notices } from './notices.tsx';
import styles from './usage.module.css';

/** Each line of the customer: its volumes, its history, notices and cost control. */
export function UsageOverview() {
  const text = useText();
  const { data, error, retry } = useCall('GET /api/usage/me', {});
  if (!data && error) return <ErrorState error={error} onRetry={retry} />;
  if (!data)
    return (
      <div role="status">
        <span className="visually-hidden">{text('app.loading')}</span>
        <Skeleton height={420} />
      </div>
    );
  if (data.usage.length === 0) return <NoLine />;
  return (
    <div className={styles.lines}>
      <CopyAge of="/api/usage/me" />
      {data.usage.map((line) => (
        <Line key={line.contractId} line={line} onChanged={retry} />
      ))}
    </div>
  );
}

function Line({ line, onChanged }: { line: UsageView; onChanged: () => void }) {
  const text = useText();
  return (
    <div className={styles.line}>
      <Section
        size="part"
        title={line.tariffName}
        titleLang="de"
        lead={formatPhone(line.msisdn)}
        aside={
          <ButtonLink to={`/dashboard/options?contract=${line.contractId}`}>
            {text('usage.page.book')}
          </ButtonLink>
        }
      >
        <AllowanceCards line={line} />
      </Section>
      <History contractId={line.contractId} />
      <Notices line={line} />
      <CostControl line={line} onChanged={onChanged} />
    </div>
  );
}

function NoLine() {
  const text = useText();
  return (
    <Empty
      title={text('usage.page.none.title')}
      text={text('usage.page.none.text')}
      illustration={<KickOffIllustration />}
    >
      <ButtonLink to="/dashboard" look="secondary">
        {text('usage.page.none.action')}
      </ButtonLink>
    </Empty>
  );
}
