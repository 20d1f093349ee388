import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';
import { Link, type LinkProps } from './link.tsx';

/** `negative` for an action that cannot be undone. */
type Look = 'primary' | 'secondary' | 'quiet' | 'negative';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  look?: Look;
  wide?: boolean;
  /** Shows that the action is running and ignores a second click; it keeps the focus, which `disabled` would lose. */
  busy?: boolean;
  /** The action is not possible yet; the label says how long. It keeps the focus too. */
  waiting?: boolean;
  children: ReactNode;
}

export function Button({
  look = 'primary',
  wide,
  busy,
  waiting,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-look={look}
      data-wide={wide}
      aria-busy={busy}
      aria-disabled={busy || waiting}
      data-waiting={waiting}
      onClick={busy || waiting ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  );
}

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  look?: Look;
  wide?: boolean;
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ look = 'primary', wide, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={styles.button} data-look={look} data-wide={wide} />;
}
