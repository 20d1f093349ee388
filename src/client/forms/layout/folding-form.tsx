import { type ReactNode, use, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { ChevronIcon } from '../parts/icons.tsx';
import { FormGroupContext } from '../state/joint-forms.ts';
import css from './accordion.module.css';

interface Props {
  /** The form inside, one of the group around. */
  id: string;
  title: string;
  /** What was entered, while it is closed. */
  line: string | undefined;
  children: ReactNode;
}

const nothing = () => () => undefined;

/** How many errors of a form the group's summary may lead to. */
function useListed(id: string): number {
  const group = use(FormGroupContext);
  const count = () => {
    const member = group?.members().find(({ store }) => store.shown().script.id === id);
    return member?.store.shown().listed.length ?? 0;
  };
  return useSyncExternalStore(group?.subscribe ?? nothing, count, count);
}

/** A whole form as a section: open at first, and whenever something in it is to be mended; it stays mounted when closed. */
export function FoldingForm({ id, title, line, children }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [header, panel] = [useId(), useId()];
  const listed = useListed(id);
  useEffect(() => {
    if (listed > 0) setOpen(true);
  }, [listed]);
  return (
    <div className={`${css.accordion} ${css.section} ${css.folding}`} data-open={isOpen}>
      <h2 className={css.heading}>
        <button
          type="button"
          id={header}
          className={css.header}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={css.title}>
            {title}
            {isOpen || !line ? null : <span className={css.folded}>{line}</span>}
          </span>
          <ChevronIcon className={css.chevron} />
        </button>
      </h2>
      <section id={panel} aria-labelledby={header} className={css.panel} hidden={!isOpen}>
        {children}
      </section>
    </div>
  );
}
