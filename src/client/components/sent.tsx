import { type ReactNode, useEffect, useRef } from 'react';
import { SuccessIllustration } from './illustrations/success.tsx';
import styles from './sent.module.css';

interface Props {
  title: string;
  text: string;
  /** The picture; by default the goal. */
  picture?: ReactNode;
  /** Links to other pages. */
  children?: ReactNode;
}

/** Replaces a form that was sent and takes its focus, because the button that had the focus is gone. */
export function Sent({ title, text, picture = <SuccessIllustration />, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={styles.sent} tabIndex={-1} role="status">
      {picture}
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
