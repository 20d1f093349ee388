import { type ReactNode, useEffect, useRef } from 'react';
import styles from './chips.module.css';
import { Link } from './link.tsx';

interface LinksProps {
  label: string;
  chips: readonly { to: string; text: string; current: boolean }[];
}

/** A filter as links: each choice has an address, so that it can be shared and reloaded. */
export function ChipLinks({ label, chips }: LinksProps) {
  const row = useRef<HTMLElement>(null);
  const chosen = chips.findIndex(({ current }) => current);
  useEffect(() => showInRow(row.current, chosen), [chosen]);
  return (
    <nav ref={row} className={styles.chips} data-edge="true" aria-label={label}>
      {chips.map(({ to, text, current }) => (
        <Link key={to} to={to} className={styles.chip} aria-current={current ? 'true' : undefined} replace>
          {text}
        </Link>
      ))}
    </nav>
  );
}

/** Scrolls the row so that the chip is in its middle; the page itself does not scroll. */
function showInRow(row: HTMLElement | null, at: number): void {
  const chip = row?.children[at];
  if (!row || !chip) return;
  const middle = (part: Element) => part.getBoundingClientRect().left + part.clientWidth / 2;
  row.scrollLeft += middle(chip) - middle(row);
}

interface ButtonsProps {
  label?: string;
  chips: readonly { id: string; text: ReactNode; pressed: boolean }[];
  onPress: (id: string) => void;
  /** On a phone: one row that continues beyond the screen, instead of several rows. */
  isRow?: boolean;
}

/** A filter inside a form: at most one chip is pressed, and a press sends no form. */
export function ChipButtons({ label, chips, onPress, isRow }: ButtonsProps) {
  return (
    <fieldset className={styles.chips} data-edge={isRow}>
      <legend className="visually-hidden">{label}</legend>
      {chips.map(({ id, text, pressed }) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-pressed={pressed}
          onClick={() => onPress(id)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
