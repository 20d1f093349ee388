import { useEffect, useRef } from 'react';
import css from './suggest.module.css';

interface SuggestionListProps {
  id: string;
  label: string;
  values: readonly string[];
  /** The place of the one that the keys have reached; -1 for none. */
  active: number;
  onTake: (value: string) => void;
}

export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

/** The suggestions under their field. The focus stays in the field, which names the one that the keys have reached. */
export function SuggestionList({ id, label, values, active, onTake }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not every environment can scroll.
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={css.list}>
      {values.map((value, at) => (
        // The keys are the field's: it has the focus, and Enter takes what they have reached.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div
          key={value}
          id={optionId(id, at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={css.option}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(value)}
        >
          {value}
        </div>
      ))}
    </div>
  );
}
