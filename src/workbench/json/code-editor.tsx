import { useLayoutEffect, useRef } from 'react';
import type { StaffLang } from '../../shared/staff-words.ts';
import { CodeView, type Mark } from './code-view.ts';
import type { Completion } from './completion.ts';

interface Props {
  lang: StaffLang;
  label: string;
  text: string;
  /** It is only read. */
  isLocked: boolean;
  /** Why it is not taken; empty: it is. */
  described: string;
  marks: readonly Mark[];
  complete(text: string, offset: number): Completion | undefined;
  onText(text: string): void;
}

/** A text with line numbers, completion, and what is wrong underlined. */
export function CodeEditor({ lang, label, text, isLocked, described, marks, complete, onText }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<CodeView>(undefined);
  const calls = useRef({ complete, onText });
  calls.current = { complete, onText };
  useLayoutEffect(() => {
    if (!host.current) return;
    const made = new CodeView(host.current, { lang, calls: () => calls.current });
    view.current = made;
    return () => made.destroy();
  }, [lang]);
  // Together with the drawing: an effect after it would put an older text over what was typed in between.
  useLayoutEffect(() => view.current?.show({ label, isLocked, described, text, marks }));
  return <div ref={host} className="code-host" />;
}
