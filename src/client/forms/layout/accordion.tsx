import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { useFormState } from '../state/form-context.ts';
import { uiOf } from '../state/view.ts';
import css from './accordion.module.css';
import { AccordionSection } from './accordion-section.tsx';

type AccordionProps = Pick<ObjectFieldTemplateProps, 'properties' | 'uiSchema'>;

/** The sections of a form under each other, at most one of them open. */
export function Accordion({ properties, uiSchema }: AccordionProps) {
  const words = useFormState((state) => state.script.words);
  const titleOf = (name: string) => {
    const title = uiOf(uiSchema ?? {}, name)['ui:title'];
    return typeof title === 'string' ? title : (words[`${name}.label`] ?? name);
  };
  return (
    <div className={css.accordion}>
      {properties.map(({ name, content }, at) => (
        <AccordionSection
          key={name}
          name={name}
          number={at + 1}
          title={titleOf(name)}
          next={properties[at + 1]?.name}
        >
          {content}
        </AccordionSection>
      ))}
    </div>
  );
}
