import type { WidgetProps } from '@rjsf/utils';
import type { Choice } from '../state/form-context.ts';
import css from './radio.module.css';

/** Whole numbers with words behind each figure ("1 – gar nicht zufrieden") are a scale: the figures fit in one row. */
export function isScale({ schema }: WidgetProps, choices: readonly Choice[]): boolean {
  return schema.type === 'integer' && choices.every(({ value, label }) => label.startsWith(`${value} – `));
}

/** What the two ends mean, for the eye: each choice says its own words to those who hear it. */
export function ScaleEnds({ choices }: { choices: readonly Choice[] }) {
  return (
    <p className={css.ends} aria-hidden="true">
      {[choices.at(0), choices.at(-1)].map((end) => (
        <span key={end?.value}>{end?.label}</span>
      ))}
    </p>
  );
}
