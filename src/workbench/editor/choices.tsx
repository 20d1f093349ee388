import type { StaffLang } from '../../shared/staff-words.ts';
import { editorWords } from './editor-words.ts';
import { parseJson, parseText, TypedInput, textOfValue } from './typed-input.tsx';

interface Props {
  lang: StaffLang;
  values: readonly unknown[];
  onChoice(index: number, value: unknown): void;
  onAdd(value: unknown): void;
  onRemove(index: number): void;
}

/** The choices of a field, in their order. */
export function Choices({ lang, values, onChoice, onAdd, onRemove }: Props) {
  const words = editorWords[lang];
  return (
    <div className="choices">
      {values.map((value, i) => (
        // Choices have no name but their place: two may be equal while one types.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what they are known by
        <span key={i} className="choice">
          <TypedInput
            label={words.choice(i + 1)}
            text={textOfValue(value)}
            parse={typeof value === 'string' ? parseText : parseJson}
            onValue={(typed) => onChoice(i, typed)}
          />
          <button
            type="button"
            className="small"
            aria-label={`${words.remove}: ${textOfValue(value)}`}
            onClick={() => onRemove(i)}
          >
            ×
          </button>
        </span>
      ))}
      <button type="button" className="small" onClick={() => onAdd(typeof values[0] === 'number' ? 0 : '')}>
        + {words.addChoice}
      </button>
    </div>
  );
}
