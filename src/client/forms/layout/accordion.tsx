import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { useFormState } from '../state/form-context.ts';
import { sectionTitle } from '../state/section-title.ts';
import { uiOf } from '../state/view.ts';
import css from './accordion.module.css';
import { AccordionSection } from './accordion-section.tsx';

type AccordionProps = Pick<ObjectFieldTemplateProps, 'properties' | 'uiSchema'>;

/** The sections of a form under each other, at most one of them open. */
export function Accordion({ properties, uiSchema }: AccordionProps) {
  const words = useFormState((state) => state.script.words);
  const ui = uiSchema ?? {};
  const sections = properties.map(({ name, content }) => ({
    name,
    content,
    title: sectionTitle({ ui, words }, name),
  }));
  return (
    <div className={css.accordion}>
      {sections.map(({ name, title, content }, at) => (
        <AccordionSection
          key={name}
          name={name}
          number={at + 1}
          title={title}
          folded={uiOf(ui, name)['ui:options']}
          next={sections[at + 1]}
        >
          {content}
        </AccordionSection>
      ))}
    </div>
  );
}
