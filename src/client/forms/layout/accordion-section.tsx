import { type ReactNode, use, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/button.tsx';
import { ChevronIcon } from '../parts/icons.tsx';
import { focusField, focusSection } from '../state/focus-field.ts';
import { useFormState, useFormStore } from '../state/form-context.ts';
import { FormGroupContext } from '../state/joint-forms.ts';
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
  next: { name: string; title: string } | undefined;
  children: ReactNode;
}

/** A section: a header that opens it, and a panel that stays mounted, so that nothing typed is lost. */
export function AccordionSection({ name, number, title, folded, next, children }: SectionProps) {
  const store = useFormStore();
  const isOpen = useFormState((state) => state.openSection === name);
  const [header, panel] = [useId(), useId()];
  const root = useRef<HTMLDivElement>(null);

  // The button of the group leads through the sections.
  const isInGroup = use(FormGroupContext) !== null;

  const goOn = () => {
    const first = store.state().errors.find(({ path }) => path.startsWith(`${name}.`));
    if (!store.checkSection(name) && first) return focusField(root.current, store, first.path);
    focusSection(root.current?.parentElement ?? null, store, next?.name);
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
        {next !== undefined && !isInGroup && (
          <div className={css.next}>
            <Button onClick={goOn}>
              <FormattedMessage id="app.form.nextSection" values={{ section: next.title }} />
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}
