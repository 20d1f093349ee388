import type { StaffLang } from '../../shared/staff-words.ts';
import { type Effect, effects, type FieldEffect } from './effects.ts';
import { conditionWords } from './words.ts';

interface Props {
  lang: StaffLang;
  rows: readonly FieldEffect[];
  /** Fields of the section, by name. */
  labels: ReadonlyMap<string, string>;
  onEffects(rows: readonly FieldEffect[]): void;
}

/** What a condition does with the fields of its section. */
export function EffectRows({ lang, rows, labels, onEffects }: Props) {
  const words = conditionWords[lang];
  const free = [...labels].filter(([name]) => !rows.some((row) => row.name === name));
  const set = (i: number, ...made: FieldEffect[]) => onEffects(rows.toSpliced(i, 1, ...made));
  const add = (name: string) =>
    name && onEffects([...rows, { name, effect: rows[0]?.effect ?? 'shownRequired' }]);
  return (
    <>
      <h4>{words.effects}</h4>
      <ul className="asks">
        {rows.map(({ name, effect }, i) => (
          <li key={name} className="ask effect">
            <span>{labels.get(name) ?? name}</span>
            <select
              aria-label={`${words.effect}: ${labels.get(name) ?? name}`}
              value={effect}
              // One of the options below.
              onChange={(event) => set(i, { name, effect: event.target.value as Effect })}
            >
              {effects.map((one) => (
                <option key={one} value={one}>
                  {words.effectNames[one]}
                </option>
              ))}
            </select>
            {rows.length > 1 && (
              <button
                type="button"
                className="small"
                aria-label={`${words.removeEffect}: ${labels.get(name) ?? name}`}
                onClick={() => set(i)}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {free.length > 0 && (
        <select aria-label={words.addEffect} value="" onChange={(event) => add(event.target.value)}>
          <option value="">{words.addEffect}</option>
          {free.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
