import type { ReactNode, Ref } from 'react';
import { formatCents } from '../../shared/money.ts';
import { FactList } from './fact-list.tsx';
import { Price } from './price.tsx';
import styles from './price-box.module.css';

export interface PriceGroup {
  id: string;
  title: string;
  /** The sum; absent where the lines are enough. */
  totalCents?: number;
  /** The main price, shown large; the other sums are small. */
  isHero?: boolean;
  lines: readonly { id: string; label: string; cents: number }[];
}

interface Props {
  title: string;
  /** The product, between title and sums. */
  intro?: ReactNode;
  groups: readonly PriceGroup[];
  /** Shown while there are no prices yet. */
  empty?: string;
  /** Tax, delivery and the like. */
  note?: string;
  /** The button, under the sums. */
  children?: ReactNode;
  /** It can take the focus. */
  ref?: Ref<HTMLElement> | undefined;
}

/** The costs, grouped by when they are due: each group with its sum and its lines. */
export function PriceBox({ title, intro, groups, empty, note, children, ref }: Props) {
  return (
    <aside
      className={styles.box}
      aria-label={title}
      data-testid="price-box"
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      <h2 className={styles.title}>{title}</h2>
      {intro}
      {groups.length === 0 ? <p className={styles.note}>{empty}</p> : null}
      {groups.map(({ id, title: name, totalCents, isHero, lines }) => (
        <div key={id} className={styles.group}>
          <div className={styles.head}>
            <h3 className={styles.name}>{name}</h3>
            {totalCents === undefined ? null : <Sum cents={totalCents} isHero={isHero === true} />}
          </div>
          {lines.length > 0 ? (
            <FactList
              look="sums"
              facts={lines.map((line) => ({ id: line.id, term: line.label, value: formatCents(line.cents) }))}
            />
          ) : null}
        </div>
      ))}
      {note && groups.length > 0 ? <p className={styles.note}>{note}</p> : null}
      {children}
    </aside>
  );
}

function Sum({ cents, isHero }: { cents: number; isHero: boolean }) {
  return isHero ? (
    <Price cents={cents} size="m" />
  ) : (
    <strong className={styles.sum}>{formatCents(cents)}</strong>
  );
}
