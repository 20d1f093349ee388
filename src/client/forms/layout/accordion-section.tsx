import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/button.tsx';
import { ChevronIcon } from '../parts/icons.tsx';
import { focusField } from '../state/focus-field.ts';
import { useFormState, useFormStore } from '../state/form-context.ts';
import css from './accordion.module.css';
import { FoldedAnswers } from './folded-answers.tsx';
import { SectionBadge } from './section-badge.tsx';

interface SectionProps {
  name: string;
  number: number;
  title: string;
  /** The section's options, which name the answers that it shows while it is closed. */
  folded: unknown;
  /** The section after this one, if any. */
  next: string | undefined;
  children: ReactNode;
}

/** A section: a header that opens it, and a panel that stays mounted, so that nothing typed is lost. */
export function AccordionSection({ name, number, title, folded, next, children }: SectionProps) {
  const store = useFormStore();
  const isOpen = useFormState((state) => state.openSection === name);
  const [header, panel] = [useId(), useId()];
  const root = useRef<HTMLDivElement>(null);

  const goOn = () => {
    const first = store.state().errors.find(({ path }) => path.startsWith(`${name}.`));
    if (!store.checkSection(name) && first) return focusField(root.current, store, first.path);
    flushSync(() => store.open(next));
    const following = root.current?.nextElementSibling?.querySelector('button');
    following?.focus({ preventScroll: true });
    following?.scrollIntoView({ block: 'start' });
  };

  return (
    <div className={css.section} ref={root} data-section={name} data-open={isOpen}>
      <h2 className={css.heading}>
        <button
          type="button"
          id={header}
          className={css.header}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => store.open(isOpen ? undefined : name)}
        >
          <SectionBadge section={name} number={number} />
          <span className={css.title}>
            {title}
            {isOpen ? null : <FoldedAnswers section={name} options={folded} />}
          </span>
          <SectionBadge section={name} inWords />
          <ChevronIcon className={css.chevron} />
        </button>
      </h2>
      <section id={panel} aria-labelledby={header} className={css.panel} hidden={!isOpen}>
        {children}
        {next !== undefined && (
          <div className={css.next}>
            <Button look="secondary" onClick={goOn}>
              <FormattedMessage id="app.form.next" />
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}
