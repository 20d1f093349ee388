import { useId } from 'react';
import type { FormValues } from '../../../shared/form-script.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { isRecord } from '../../../shared/json-values.ts';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import css from './form-desk.module.css';
import type { DeskExamples, Situation } from './use-desk.ts';

/** The example that last filled the form; each load is a new turn, also for the same example. */
export interface Chosen extends Situation {
  turn: number;
  data: FormValues;
}

interface Props {
  examples: DeskExamples | undefined;
  chosen: Chosen;
  onLoad: (data: FormValues, situation: Situation) => void;
}

/** Fills the form with one of its examples, or empties it. */
export function ExampleChoice({ examples, chosen, onLoad }: Props) {
  const text = useText();
  const id = useId();
  const valid = (examples?.valid ?? []).map((example, at) => ({
    ...example,
    name: `${text('desk.valid', { number: at })} ${example.name}`,
  }));
  const invalid = (examples?.invalid ?? []).map((example, at) => ({
    ...example,
    name: `${at} ${example.name ?? `${example.path} ${example.rule}`}`,
  }));
  /** The day and the order of an example, in words. */
  const said = ({ on, order }: Situation) => [
    ...(on === undefined ? [] : [text('desk.on', { day: germanDay(on) })]),
    ...(order === undefined ? [] : [text('desk.order', { order: JSON.stringify(order) })]),
  ];
  const groups = [
    { label: text('desk.accepted'), entries: valid, kind: 'valid' },
    { label: text('desk.refused'), entries: invalid, kind: 'invalid' },
  ];
  const choose = (key: string) => {
    const [kind, at] = key.split(' ');
    const entry = groups.find((group) => group.kind === kind)?.entries[Number(at)];
    if (isRecord(entry?.data)) onLoad(entry.data, entry);
  };
  return (
    <section className={css.panel} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{text('desk.examples')}</h2>
      <label htmlFor={id}>{text('desk.example')}</label>
      <select id={id} className={css.select} data-examples onChange={({ target }) => choose(target.value)}>
        <option value="">{text('desk.choose')}</option>
        {groups.map(({ label, entries, kind }) => (
          <optgroup key={kind} label={label}>
            {entries.map((entry, at) => (
              <option key={entry.name} value={`${kind} ${at}`}>
                {[entry.name, ...said(entry)].join(' · ')}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {said(chosen).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Button look="secondary" onClick={() => onLoad({}, {})}>
        {text('desk.empty')}
      </Button>
    </section>
  );
}
