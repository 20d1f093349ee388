import type { OwnOption } from '../../../shared/api/packages.ts';
import type { AllowanceView } from '../../../shared/api/usage.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Ring } from '../../components/ring.tsx';
import { type Text, useText } from '../../lib/text.ts';
import { volumeFigure, volumeText } from '../../lib/volume-text.ts';
import { EndOption } from './end-option.tsx';
import styles from './own-card.module.css';

const tones = { running: 'positive', waiting: 'plain', paymentProcessing: 'warning' } as const;
/** Below this share the ring shows a warning. */
const LITTLE = 0.1;

interface Props {
  option: OwnOption;
  /** The page shows one line: its number need not be said. */
  isLineKnown: boolean;
  allowances: readonly AllowanceView[];
  onEnded: () => void;
}

/** A package of the customer: a ring for each of its volumes, its state and its days. */
export function OwnCard({ option, isLineKnown, allowances, onEnded }: Props) {
  const text = useText();
  const note = [isLineKnown ? null : lineInWords(option), datesText(text, option)]
    .filter(Boolean)
    .join(' · ');
  return (
    <li>
      <Card room="s" tone={option.state === 'running' ? 'raised' : 'plain'}>
        <div className={styles.head}>
          <h3 className={styles.name}>{option.name}</h3>
          <Badge tone={tones[option.state]}>{text(`packages.page.state.${option.state}`)}</Badge>
        </div>
        {allowances.map((allowance) => (
          <Rest key={allowance.id} allowance={allowance} />
        ))}
        {note ? <p className={styles.note}>{note}</p> : null}
        {option.wouldEndOn === null ? null : (
          <div className={styles.ways}>
            <EndOption option={option} lastDay={option.wouldEndOn} onEnded={onEnded} />
          </div>
        )}
      </Card>
    </li>
  );
}

function Rest({ allowance: { kind, left, amount } }: { allowance: AllowanceView }) {
  const text = useText();
  const share = amount > 0 ? left / amount : 0;
  const figure = volumeFigure(kind, left);
  return (
    <div className={styles.rest}>
      <Ring share={share} tone={left === 0 ? 'negative' : share < LITTLE ? 'warning' : 'plain'}>
        {figure}
        <span className={styles.unit}> {volumeText(text, kind, left).replace(figure, '').trim()}</span>
      </Ring>
      <p>{text('packages.page.rest', { total: volumeText(text, kind, amount) })}</p>
    </div>
  );
}

function datesText(text: Text, { state, startsOn, endsOn, isRecurring }: OwnOption): string {
  if (state === 'paymentProcessing') return text('packages.page.dates.processing');
  if (state === 'waiting' && startsOn) return text('packages.page.dates.from', { day: germanDay(startsOn) });
  if (endsOn) return text('packages.page.dates.until', { day: germanDay(endsOn) });
  return isRecurring ? text('packages.page.term.monthly') : '';
}
