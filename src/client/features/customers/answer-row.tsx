import { type ReactNode, use, useEffect, useRef } from 'react';
import type { FormScript, FormValues } from '../../../shared/form-script.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { Button } from '../../components/button.tsx';
import { useFormState } from '../../forms/state/form-context.ts';
import { uiOf } from '../../forms/state/view.ts';
import css from './answer-rows.module.css';
import { AnswerRowsContext } from './answer-rows-context.ts';

interface Props {
  title: string;
  /** Names of fields, in the rows in which they stand: a street and its number are one part of the answer. */
  lines: readonly (readonly string[])[];
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** The fields; they stay mounted while the row is closed, so that the form knows them. */
  children: ReactNode;
}

/** What is called what, and the button that opens its fields; while they are open, one that gives the change up. */
export function AnswerRowPart({ title, lines, isOpen, onOpen, onClose, children }: Props) {
  const { words } = use(AnswerRowsContext);
  const answer = useFormState(({ script, data }) => inWords(script, data, lines));
  const root = useRef<HTMLDivElement>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    // The summary of errors, which opens a row too, keeps the focus.
    const { activeElement } = document;
    if (activeElement !== document.body && !root.current?.contains(activeElement)) return;
    const first = isOpen ? 'input, select, textarea' : 'button';
    root.current?.querySelector<HTMLElement>(first)?.focus();
  }, [isOpen]);
  return (
    <div ref={root} className={css.row} data-open={isOpen}>
      <div className={css.head}>
        <p className={css.words}>
          <span className={css.title}>{title}</span>
          {isOpen ? null : <span className={css.answer}>{answer || words.none}</span>}
        </p>
        <Button
          look="quiet"
          aria-label={`${isOpen ? words.cancel : words.change} ${title}`}
          onClick={isOpen ? onClose : onOpen}
        >
          {isOpen ? words.cancel : words.change}
        </Button>
      </div>
      <div className={css.panel} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}

const DAY = /^\d{4}-\d\d-\d\d$/;

function inWords({ ui, view }: FormScript, data: FormValues, lines: Props['lines']): string {
  const wordOf = (name: string) => {
    const value = data[name];
    const names = uiOf(ui, name)['ui:enumNames'];
    const at = view.properties?.[name]?.enum?.indexOf(value) ?? -1;
    if (at >= 0 && Array.isArray(names)) return String(names[at]);
    if (typeof value === 'string') return DAY.test(value) ? germanDay(value) : value;
    return typeof value === 'number' ? String(value) : '';
  };
  const parts = lines.map((line) => line.map(wordOf).filter(Boolean).join(' '));
  return parts.filter(Boolean).join(', ');
}
