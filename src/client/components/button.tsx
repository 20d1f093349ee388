import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

/** `negative` for what cannot be taken back. */
type Look = 'primary' | 'secondary' | 'quiet' | 'negative';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  look?: Look;
  wide?: boolean;
  /** Shows that it works and takes no second click; it keeps the focus, which `disabled` would drop. */
  busy?: boolean;
  /** Not yet: it says itself how long; it keeps the focus too. */
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
