import type { Condition } from '../../shared/conditions/condition.ts';
import { berlinToday } from '../../shared/dates.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import type { Ask, Asked } from './ask.ts';
import { AskRow } from './ask-row.tsx';
import { beginning, type Choice } from './choices.ts';
import { askedIn } from './read-condition.ts';
import { conditionWords } from './words.ts';
import { conditionOf } from './write-condition.ts';

interface Props {
  lang: StaffLang;
  /** As it stands in the file. */
  condition: unknown;
  /** What it may ask about. */
  choices: readonly Choice[];
  onCondition(condition: Condition): void;
}

/** A condition as a list of questions; one that asks what no list can show stays as it is. */
export function ConditionBuilder({ lang, condition, choices, onCondition }: Props) {
  const words = conditionWords[lang];
  const asked = askedIn(condition);
  if (!asked) return <p className="note">{words.cannotShow}</p>;
  const set = (made: Partial<Asked>) => onCondition(conditionOf({ ...asked, ...made }));
  const { asks, joined } = asked;
  const replace = (i: number, ...made: Ask[]) => set({ asks: asks.toSpliced(i, 1, ...made) });
  const [first] = choices;
  const today = berlinToday(new Date());
  return (
    <>
      {asks.length > 1 && (
        <select
          className="joined"
          aria-label={words.joined}
          value={joined}
          onChange={(event) => set({ joined: event.target.value === 'any' ? 'any' : 'all' })}
        >
          <option value="all">{words.all}</option>
          <option value="any">{words.any}</option>
        </select>
      )}
      <ul className="asks">
        {asks.map((ask, i) => (
          <AskRow
            // Questions have no name but their place: two may be equal while one chooses.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what they are known by
            key={i}
            n={i + 1}
            {...{ lang, ask, choices, today }}
            onAsk={(made) => replace(i, made)}
            onRemove={asks.length > 1 ? () => replace(i) : undefined}
          />
        ))}
      </ul>
      {first && (
        <button
          type="button"
          className="small"
          onClick={() => set({ asks: [...asks, beginning(first, today)] })}
        >
          + {words.add}
        </button>
      )}
    </>
  );
}
