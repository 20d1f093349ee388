import { useEffect, useRef, useState } from 'react';
import type { StaffLang } from '../../shared/staff-words.ts';
import { editorWords } from './editor-words.ts';
import { parseJson, parseText, TypedInput, textOfValue } from './typed-input.tsx';

interface Props {
  lang: StaffLang;
  values: readonly unknown[];
  onChoice(index: number, value: unknown): void;
  onAdd(value: unknown): void;
  onRemove(index: number): void;
  /** Changes places with the one before. */
  onUp(index: number): void;
}

/** The choices of a field, in their order. */
export function Choices({ lang, values, onChoice, onAdd, onRemove, onUp }: Props) {
  const words = editorWords[lang];
  const root = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState(0);
  // One goes on typing in a choice that is new.
  useEffect(() => {
    if (added > 0) [...(root.current?.querySelectorAll('input') ?? [])].at(-1)?.focus();
  }, [added]);
  const add = () => {
    onAdd(typeof values[0] === 'number' ? 0 : '');
    setAdded(added + 1);
  };
  return (
    <div className="choices" ref={root}>
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
          {i > 0 && (
            <button
              type="button"
              className="small"
              aria-label={`${words.moveUp}: ${textOfValue(value)}`}
              onClick={() => onUp(i)}
            >
              ↑
            </button>
          )}
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
      <button type="button" className="small" onClick={add}>
        + {words.addChoice}
      </button>
    </div>
  );
}
