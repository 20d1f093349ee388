import { useId } from 'react';
import type { FormValues } from '../../../shared/form-script.ts';
import { isRecord } from '../../../shared/json-values.ts';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import css from './form-desk.module.css';
import type { DeskExamples } from './use-desk.ts';

/** The example that last filled the form; each load is a new turn, also for the same example. */
export interface Chosen {
  turn: number;
  data: FormValues;
}

interface Props {
  examples: DeskExamples | undefined;
  onLoad: (data: FormValues) => void;
}

/** Fills the form with one of its examples, or empties it. */
export function ExampleChoice({ examples, onLoad }: Props) {
  const text = useText();
  const id = useId();
  const valid = (examples?.valid ?? []).map(({ data, name }, at) => ({
    name: `${text('desk.valid', { number: at })} ${name}`,
    data,
  }));
  const invalid = (examples?.invalid ?? []).map(({ data, path, rule, name }, at) => ({
    name: `${at} ${name ?? `${path} ${rule}`}`,
    data,
  }));
  const groups = [
    { label: text('desk.accepted'), entries: valid, kind: 'valid' },
    { label: text('desk.refused'), entries: invalid, kind: 'invalid' },
  ];
  const choose = (key: string) => {
    const [kind, at] = key.split(' ');
    const entry = groups.find((group) => group.kind === kind)?.entries[Number(at)];
    if (isRecord(entry?.data)) onLoad(entry.data);
  };
  return (
    <section className={css.panel} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{text('desk.examples')}</h2>
      <label htmlFor={id}>{text('desk.example')}</label>
      <select id={id} className={css.select} data-examples onChange={({ target }) => choose(target.value)}>
        <option value="">{text('desk.choose')}</option>
        {groups.map(({ label, entries, kind }) => (
          <optgroup key={kind} label={label}>
            {entries.map(({ name }, at) => (
              <option key={name} value={`${kind} ${at}`}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Button look="secondary" onClick={() => onLoad({})}>
        {text('desk.empty')}
      </Button>
    </section>
  );
}
