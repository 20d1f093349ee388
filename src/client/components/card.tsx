import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './card.module.css';
import brandPattern from './pattern.module.css';

interface Looks {
  /** `plain` on the page, `raised` where it leads, `tint` for what the brand says, `brand` for the one bold thing. */
  tone?: 'plain' | 'raised' | 'tint' | 'brand';
  /** The brand's pattern, large and faint. */
  pattern?: boolean;
  /** Room inside: `s` for tiles and rows. */
  room?: 's' | 'm';
}

interface CardProps extends Looks {
  as?: 'div' | 'article' | 'section' | 'aside';
  labelledBy?: string;
  label?: string;
  children: ReactNode;
}

/** What belongs together, on one ground. Cards have one level: no card inside a card. */
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

/** A card that leads somewhere as a whole. */
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
