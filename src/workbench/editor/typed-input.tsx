import { useState } from 'react';
import { useHolding } from './keeping.ts';
import { OF_DRAFT } from './use-keys.ts';

interface Props {
  id?: string;
  label?: string | undefined;
  /** What stands in the file. */
  text: string;
  /** What a typed text means; undefined: nothing yet, and the file stays. */
  parse(typed: string): unknown;
  onValue(value: unknown): void;
  isCode?: boolean;
  describedBy?: string | undefined;
}

/** A line that is taken into the file as it is typed; what is no value yet stays in the line until it is left. */
export function TypedInput({ id, label, text, parse, onValue, isCode, describedBy }: Props) {
  const [typing, setTyping] = useState<{ typed: string; over: string }>();
  const shown = typing && typing.over === text ? typing.typed : text;
  const isNoValue = parse(shown) === undefined;
  useHolding(isNoValue && typing !== undefined);
  const take = (typed: string) => {
    const value = parse(typed);
    const over = value === undefined ? text : textOfValue(value);
    setTyping({ typed, over });
    if (value !== undefined) onValue(value);
  };
  return (
    <input
      {...{ id }}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isNoValue || describedBy !== undefined}
      className={isCode ? 'code' : undefined}
      {...{ [OF_DRAFT]: '' }}
      spellCheck={false}
      autoComplete="off"
      value={shown}
      onChange={(event) => take(event.target.value)}
      onBlur={() => setTyping(undefined)}
    />
  );
}

/** A value as its line shows it: texts as they are, others as JSON. */
export function textOfValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

export function parseText(typed: string): unknown {
  return typed;
}

export function parseNumber(typed: string): unknown {
  const number = Number(typed.trim().replace(',', '.'));
  return typed.trim() === '' || !Number.isFinite(number) ? undefined : number;
}

export function parseJson(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return undefined;
  }
}
