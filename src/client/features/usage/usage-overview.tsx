import type { UsageView } from '../../../shared/api/usage.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { ButtonLink } from '../../components/button.tsx';
import { CopyAge } from '../../components/copy-age.tsx';
import { Empty } from '../../components/empty.tsx';
import { ErrorState } from '../../components/failure.tsx';
import { KickOffIllustration } from '../../components/illustrations/kick-off.tsx';
import { LineSwitch } from '../../components/line-switch.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { chosenOf, useLineOfAddress } from '../../lib/use-line-of-address.ts';
import { AllowanceCards } from './allowance-cards.tsx';
import { CostControl } from './cost-control.tsx';
import { History } from './history.tsx';
import { Notices } from './notices.tsx';
import styles from './usage.module.css';

/** A line of the customer: its volumes, its history, notices and cost control; of several lines the address names one. */
export function UsageOverview() {
  const text = useText();
  const { wanted } = useLineOfAddress();
  const { data, error, retry } = useCall('GET /api/usage/me', {});
  if (!data && error) return <ErrorState error={error} onRetry={retry} />;
  if (!data)
    return (
      <div role="status">
        <span className="visually-hidden">{text('app.loading')}</span>
        <Skeleton height={420} />
      </div>
    );
  const line = chosenOf(data.usage, ({ contractId }) => contractId, wanted);
  if (!line) return <NoLine />;
  const lineOf = (usage: UsageView) => ({ ...usage, id: usage.contractId });
  return (
    <div className={styles.lines}>
      <CopyAge of="/api/usage/me" />
      <LineSwitch lines={data.usage.map(lineOf)} chosen={lineOf(line)} />
      <Line key={line.contractId} line={line} isAlone={data.usage.length === 1} onChanged={retry} />
    </div>
  );
}

interface LineProps {
  line: UsageView;
  /** Of several, the ticket above says which one it is. */
  isAlone: boolean;
  onChanged: () => void;
}

function Line({ line, isAlone, onChanged }: LineProps) {
  const text = useText();
  const isUsedUp = line.totalMb > 0 && line.leftMb === 0;
  const book = (
    <ButtonLink wide={isUsedUp} to={`/dashboard/options?contract=${line.contractId}`}>
      {text('usage.page.book')}
    </ButtonLink>
  );
  return (
    <div className={styles.line}>
      <Section
        size="part"
        title={line.tariffName}
        titleLang="de"
        {...(isAlone ? { lead: lineInWords(line) } : {})}
        aside={isUsedUp ? null : book}
      >
        <AllowanceCards line={line} book={isUsedUp ? book : null} />
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
