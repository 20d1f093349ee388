import type { StaffLang } from '../../shared/staff-words.ts';
import { parseNumber, parseText, TypedInput, textOfValue } from '../editor/typed-input.tsx';
import { OF_DRAFT } from '../editor/use-keys.ts';
import type { Ask, Operator } from './ask.ts';
import { beginning, type Choice, keyOf, type Option, operatorsOf } from './choices.ts';
import { conditionWords } from './words.ts';

interface Props {
  lang: StaffLang;
  /** Of the row, counted from 1. */
  n: number;
  ask: Ask;
  choices: readonly Choice[];
  /** The day of today. */
  today: string;
  onAsk(ask: Ask): void;
  onRemove: (() => void) | undefined;
}

/** One question of a condition: about what, how it is compared, and with which value. */
export function AskRow({ lang, n, ask, choices, today, onAsk, onRemove }: Props) {
  const words = conditionWords[lang];
  const choice = choiceOf(ask, choices);
  // The order stays whatever is chosen: arrow keys go through the list one by one.
  const operators = [...new Set([...operatorsOf(choice), ask.operator])];
  const choose = (key: string) => {
    const chosen = choices.find(({ subject }) => keyOf(subject) === key);
    if (chosen) onAsk(beginning(chosen, today));
  };
  // What was chosen stays where the new comparison can have it.
  const compare = (operator: Operator) => {
    const made = beginning(choice, today, operator);
    const [one] = [ask.value].flat();
    const kept = Array.isArray(made.value) ? [ask.value].flat() : one;
    onAsk(made.value === undefined || one === undefined ? made : { ...made, value: kept });
  };
  return (
    <li className="ask">
      <select
        aria-label={words.subject(n)}
        value={keyOf(ask.subject)}
        onChange={(event) => choose(event.target.value)}
      >
        <SubjectOptions {...{ lang, choice, choices }} />
      </select>
      <select
        aria-label={words.operator(n)}
        value={ask.operator}
        onChange={(event) => compare(operators.find((one) => one === event.target.value) ?? 'is')}
      >
        {operators.map((operator) => (
          <option key={operator} value={operator}>
            {words.operators[operator]}
          </option>
        ))}
      </select>
      <Value label={words.value(n)} {...{ ask, choice }} onValue={(value) => onAsk({ ...ask, value })} />
      {onRemove && (
        <button type="button" className="small" aria-label={words.remove(n)} onClick={onRemove}>
          ×
        </button>
      )}
    </li>
  );
}

/** What a question is about; also what the list does not have any more can be shown. */
function choiceOf({ subject, value }: Ask, choices: readonly Choice[]): Choice {
  const key = keyOf(subject);
  const found = choices.find((choice) => keyOf(choice.subject) === key);
  const type = typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'text';
  return found ?? { subject, label: key.slice(key.indexOf(' ') + 1), type, options: undefined };
}

function SubjectOptions({ lang, choice, choices }: Pick<Props, 'lang' | 'choices'> & { choice: Choice }) {
  const words = conditionWords[lang];
  const all = choices.includes(choice) ? choices : [choice, ...choices];
  const titles = { field: words.fields, order: words.order, day: words.day };
  const kinds = [...new Set(all.map(({ subject }) => subject.kind))];
  return kinds.map((kind) => (
    <optgroup key={kind} label={titles[kind]}>
      {all
        .filter(({ subject }) => subject.kind === kind)
        .map(({ subject, label }) => (
          <option key={keyOf(subject)} value={keyOf(subject)}>
            {label}
          </option>
        ))}
    </optgroup>
  ));
}

interface ValueProps {
  label: string;
  ask: Ask;
  choice: Choice;
  onValue(value: unknown): void;
}

function Value({ label, ask: { operator, value }, choice: { type, options }, onValue }: ValueProps) {
  if (operator === 'filled' || operator === 'notFilled') return <span />;
  if (Array.isArray(value)) return <SeveralValues {...{ label, options, onValue }} values={value} />;
  if (options) return <OneValue {...{ label, options, value, onValue }} />;
  if (type === 'date' || operator === 'from' || operator === 'until')
    return (
      <input
        type="date"
        {...{ [OF_DRAFT]: '' }}
        aria-label={label}
        value={String(value)}
        onChange={(event) => event.target.value && onValue(event.target.value)}
      />
    );
  const parse = type === 'number' ? parseNumber : parseText;
  return <TypedInput {...{ label, parse, onValue }} text={textOfValue(value)} />;
}

/** Those of a list, and what stands there although the list does not have it. */
function withOwn(options: readonly Option[] = [], values: readonly unknown[]): Option[] {
  const strange = values.filter((value) => !options.some((option) => option.value === value));
  return [...options, ...strange.map((value) => ({ value, label: textOfValue(value) }))];
}

interface ListProps {
  label: string;
  options: readonly Option[] | undefined;
  onValue(value: unknown): void;
}

function OneValue({ label, options, value, onValue }: ListProps & { value: unknown }) {
  const all = withOwn(options, [value]);
  return (
    <select
      aria-label={label}
      value={String(all.findIndex((option) => option.value === value))}
      onChange={(event) => onValue(all[Number(event.target.value)]?.value)}
    >
      {all.map((option, i) => (
        <option key={textOfValue(option.value)} value={i}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function SeveralValues({ label, options, values, onValue }: ListProps & { values: readonly unknown[] }) {
  const all = withOwn(options, values);
  const toggle = (value: unknown, is: boolean) =>
    onValue(all.map((option) => option.value).filter((one) => (one === value ? is : values.includes(one))));
  return (
    <fieldset className="several" aria-label={label}>
      {all.map((option) => {
        const isChosen = values.includes(option.value);
        return (
          <label key={textOfValue(option.value)}>
            <input
              type="checkbox"
              checked={isChosen}
              // A list that names nothing would never hold.
              disabled={isChosen && values.length === 1}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            {option.label}
          </label>
        );
      })}
    </fieldset>
  );
}
