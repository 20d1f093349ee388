import { type ReactNode, useEffect, useRef } from 'react';
import { SuccessIllustration } from './illustrations/success.tsx';
import styles from './sent.module.css';

interface Props {
  title: string;
  text: string;
  /** What the picture shows; without one, the goal. */
  picture?: ReactNode;
  /** Where to go from here. */
  children?: ReactNode;
}

/** Takes the place of a form that was sent, and its focus, so that nobody is left at a button that is gone. */
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
