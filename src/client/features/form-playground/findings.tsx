import { useId } from 'react';
import type { FormScript, FormValues } from '../../../shared/form-script.ts';
import { useText } from '../../lib/text.ts';
import css from './form-desk.module.css';

interface Props {
  script: FormScript;
  /** The order in progress that the example belongs to. */
  order: unknown;
  /** The data as the form would send them. */
  value: FormValues;
  /** The data that were sent last, if they were accepted. */
  sent: FormValues | undefined;
}

/** The result of the rules now: each broken one with field, name and sentence, and the data as they would be sent. */
export function Findings({ script, order, value, sent }: Props) {
  const text = useText();
  const id = useId();
  const errors = script.validate(value, order);
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 id={id}>{text('desk.findings', { count: errors.length })}</h2>
      <ul className={css.findings} data-findings={errors.length}>
        {errors.map((error) => (
          <li key={`${error.path} ${error.rule}`}>
            <code>
              {error.path || '/'} · {error.rule}
            </code>
            <span>{script.message(error)}</span>
          </li>
        ))}
      </ul>
      <h3>{text(sent ? 'desk.sent' : 'desk.data')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <pre className={css.data} tabIndex={0} data-sent={sent !== undefined || undefined}>
        {JSON.stringify(sent ?? value, null, 2)}
      </pre>
      <p className={css.version}>{text('desk.version', { version: script.version })}</p>
    </section>
  );
}
