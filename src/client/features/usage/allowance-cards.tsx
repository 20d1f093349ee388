import type { ReactNode } from 'react';
import type { AllowanceView, UsageView } from '../../../shared/api/usage.ts';
import { berlinMoment } from '../../../shared/berlin-moment.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { Card } from '../../components/card.tsx';
import { CardGrid } from '../../components/card-grid.tsx';
import { Message } from '../../components/message.tsx';
import { Ring } from '../../components/ring.tsx';
import { useLanguage } from '../../lib/language.ts';
import { listInWords } from '../../lib/list-in-words.ts';
import { type Text, useText } from '../../lib/text.ts';
import { volumeFigure, volumeText } from '../../lib/volume-text.ts';
import styles from './usage.module.css';

/** Below this share the ring shows a warning. */
const LITTLE = 0.1;

interface Props {
  line: UsageView;
  /** The way to further volume, where all is used up. */
  book: ReactNode;
}

/** A ring for each volume that counts today: the tariff's own large, then the others in the order in which they are used up. */
export function AllowanceCards({ line, book }: Props) {
  const text = useText();
  const { allowances, totalMb, leftMb, throttledKbit, asOf } = line;
  const isUsedUp = totalMb > 0 && leftMb === 0;
  const isOwn = ({ kind, source }: AllowanceView) => kind === 'data' && source === 'tariff';
  const own = allowances.filter(isOwn);
  return (
    <div className={styles.volumes}>
      {isUsedUp ? (
        <Message kind="error" title={text('usage.page.empty.title')}>
          <p>{text('usage.page.empty.text', { speed: throttledKbit })}</p>
          {book}
        </Message>
      ) : null}
      {own.map((allowance) => (
        <AllowanceCard key={allowance.id} allowance={allowance} isMain />
      ))}
      <CardGrid>
        {allowances
          .filter((one) => !isOwn(one))
          .map((allowance) => (
            <li key={allowance.id}>
              <AllowanceCard allowance={allowance} />
            </li>
          ))}
      </CardGrid>
      <div>
        {isUsedUp ? null : (
          <p className={styles.note}>{text('usage.page.speed', { speed: throttledKbit })}</p>
        )}
        <p className={styles.note}>{text('usage.page.flat')}</p>
        {asOf ? <AsOf at={asOf} /> : null}
      </div>
    </div>
  );
}

function AllowanceCard({ allowance, isMain = false }: { allowance: AllowanceView; isMain?: boolean }) {
  const text = useText();
  const { lang } = useLanguage();
  const { id, kind, zones, amount, left, endsOn } = allowance;
  const share = left / amount;
  const name = nameOf(text, allowance);
  const where = zones.map((zone) => text(`usage.page.zone.${kind === 'data' ? 'in' : 'to'}.${zone}`));
  return (
    <Card as="article" room={isMain ? 'm' : 's'} labelledBy={`allowance-${id}`}>
      <div className={styles.allowance} data-main={isMain}>
        <Ring
          share={share}
          tone={left === 0 ? 'negative' : share < LITTLE ? 'warning' : 'plain'}
          label={text('usage.page.ring', {
            left: volumeText(text, kind, left),
            total: volumeText(text, kind, amount),
          })}
        >
          <span className={styles.left}>{volumeFigure(kind, left)}</span>
          <span className={styles.unit}>{text(`usage.page.unit.${kind}`)}</span>
        </Ring>
        <div>
          <h3 id={`allowance-${id}`} className={styles.name}>
            {name}
          </h3>
          <p className={styles.rest}>{text('usage.page.of', { total: volumeText(text, kind, amount) })}</p>
          <p className={styles.note}>{listInWords(where, lang)}</p>
          <p className={styles.note}>{text('usage.page.until', { day: germanDay(endsOn) })}</p>
        </div>
      </div>
    </Card>
  );
}

function nameOf(text: Text, { source, name }: AllowanceView): string {
  if (source === 'tariff' || source === 'invitation' || source === 'game')
    return text(`usage.page.source.${source}`);
  return name ?? '';
}

function AsOf({ at }: { at: string }) {
  const text = useText();
  const { day, time } = berlinMoment(new Date(at));
  const moment = `${day}, ${time.slice(0, 5)}`;
  return <p className={styles.note}>{text('usage.page.asOf', { moment })}</p>;
}
