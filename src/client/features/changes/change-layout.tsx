import { createContext, type ReactNode, use } from 'react';
import type { FormLayoutProps } from '../../forms/state/form-context.ts';
import styles from './change-layout.module.css';

/** What stands between the choices and the consents. */
export const BeforeConsents = createContext<ReactNode>(null);

/** The fields that decide what changes; all others agree to it. */
const choices = ['tariffId', 'earlyStart'];

/** The choices, beside them on a desktop what changes, then the consents: one agrees to what one has seen. */
export function ChangeLayout({ properties }: FormLayoutProps) {
  const isChoice = ({ name }: { name: string }) => choices.includes(name);
  const contents = (chosen: boolean) =>
    properties
      .filter((one) => isChoice(one) === chosen)
      .map(({ name, content }) => <div key={name}>{content}</div>);
  return (
    <div className={styles.layout}>
      <div className={styles.fields}>{contents(true)}</div>
      <div className={styles.change}>{use(BeforeConsents)}</div>
      <div className={styles.fields}>{contents(false)}</div>
    </div>
  );
}
