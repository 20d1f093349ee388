import type { ReactNode } from 'react';
import styles from './card.module.css';
import { Link } from './link.tsx';
import brandPattern from './pattern.module.css';

interface Looks {
  /**
   * `plain`: a usual card; `raised`: a link or main card; `tint`: a message of the brand; `brand`: the one strong card
   * of a page; `negative`: what is overdue.
   */
  tone?: 'plain' | 'raised' | 'tint' | 'brand' | 'negative';
  /** The brand's pattern, large and faint. */
  pattern?: boolean;
  /** The padding: `s` for tiles and rows. */
  room?: 's' | 'm';
}

interface CardProps extends Looks {
  as?: 'div' | 'article' | 'section' | 'aside';
  labelledBy?: string;
  label?: string;
  children: ReactNode;
}

/** Groups related content on one background. A card contains no other card. */
export function Card({
  as: Element = 'div',
  tone = 'plain',
  pattern = false,
  room = 'm',
  labelledBy,
  label,
  children,
}: CardProps) {
  return (
    <Element
      className={classOf(pattern)}
      data-tone={tone}
      data-pattern={pattern}
      data-room={room}
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      {children}
    </Element>
  );
}

function classOf(pattern: boolean): string | undefined {
  return pattern ? `${brandPattern.behind} ${styles.card}` : styles.card;
}

interface CardLinkProps extends Looks {
  to: string;
  children: ReactNode;
}

/** A card that is one link. */
export function CardLink({ to, tone = 'plain', pattern = false, room = 'm', children }: CardLinkProps) {
  return (
    <Link
      to={to}
      className={`${classOf(pattern)} ${styles.link}`}
      data-tone={tone}
      data-pattern={pattern}
      data-room={room}
    >
      {children}
    </Link>
  );
}
