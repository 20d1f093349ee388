import { isRecord } from '../../shared/json-values.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { type Choice, sentenceOf } from './choices.ts';
import { effects, type FieldEffect } from './effects.ts';
import { askedIn } from './read-condition.ts';
import { conditionWords } from './words.ts';

interface Props {
  lang: StaffLang;
  condition: unknown;
  choices: readonly Choice[];
  rows: readonly FieldEffect[];
  /** Fields of the section, by name. */
  labels: ReadonlyMap<string, string>;
}

/** A condition and what follows from it, as the rule book says conditions. */
export function ConditionSentence({ lang, condition, choices, rows, labels }: Props) {
  const words = conditionWords[lang];
  if (!askedIn(condition) || !isRecord(condition)) return null;
  const [before, after] = words.quotes ?? ['„', '“'];
  const label = (name: string) => before + (labels.get(name) ?? name) + after;
  const said = effects.flatMap((effect) => {
    const names = rows.filter((row) => row.effect === effect).map(({ name }) => label(name));
    return names.length > 0 ? words.becomes[effect](names) : [];
  });
  const asked = sentenceOf(lang, condition, choices);
  return (
    <p className="sentence">{said.length > 0 ? words.when(asked, said.join('; ')) : words.only(asked)}</p>
  );
}
