import { useState } from 'react';
import type { ItemisedLine } from '../../../shared/api/calls.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { ErrorState } from '../../components/failure.tsx';
import { KickOffIllustration } from '../../components/illustrations/kick-off.tsx';
import { LineSwitch } from '../../components/line-switch.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import styles from './calls.module.css';
import { ItemisedMonths } from './itemised-months.tsx';
import { ItemisedSetting } from './itemised-setting.tsx';
import { useItemisedLine } from './use-itemised-line.ts';

/** One line of the customer: what is stored of its connections, and the months that can be shown. */
export function ItemisedCalls() {
  const text = useText();
  const { isLoading, error, retry, lines, chosen, change } = useItemisedLine();
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (isLoading)
    return (
      <div role="status">
        <span className="visually-hidden">{text('app.loading')}</span>
        <Skeleton height={420} />
      </div>
    );
  if (!chosen) return <NoLine />;
  return (
    <div className={styles.stack}>
      <LineSwitch lines={lines.map(switched)} chosen={switched(chosen)} />
      {/* Another line begins anew: nothing that was shown of the one before stays. */}
      <LineParts key={chosen.contractId} line={chosen} onChange={change} />
    </div>
  );
}

const switched = ({ contractId, ...line }: ItemisedLine) => ({ ...line, id: contractId });

/** Where there are months, they come first; their place stays while one chooses. */
function LineParts({ line, onChange }: { line: ItemisedLine; onChange: (line: ItemisedLine) => void }) {
  const [isListFirst] = useState(line.months.length > 0);
  const months = <ItemisedMonths line={line} />;
  return (
    <div className={styles.columns}>
      {isListFirst ? months : null}
      <ItemisedSetting line={line} onChange={onChange} />
      {isListFirst ? null : months}
    </div>
  );
}

function NoLine() {
  const text = useText();
  return (
    <Empty
      title={text('calls.page.noLine.title')}
      text={text('calls.page.noLine.text')}
      illustration={<KickOffIllustration />}
    >
      <ButtonLink to="/dashboard" look="secondary">
        {text('calls.page.noLine.action')}
      </ButtonLink>
    </Empty>
  );
}
