import type { Ref } from 'react';
import { PageHead } from '../../components/page-head.tsx';
import { useText } from '../../lib/text.ts';
import { OrderSteps } from './order-steps.tsx';
import { stepTitle } from './step-title.ts';
import type { Wizard } from './use-wizard.ts';
import css from './wizard.module.css';

/** The steps, and the heading of the step; one in parts says which of them this is. */
export function WizardHead({ wizard, heading }: { wizard: Wizard; heading: Ref<HTMLHeadingElement> }) {
  const text = useText();
  const { step, part, parts, order, index } = wizard;
  const title = stepTitle(step, order, text);
  const isParted = part !== undefined && parts.length > 1;
  const number = part ? parts.indexOf(part) + 1 : 1;
  const progress = isParted ? text('order.page.part', { step: title, number, count: parts.length }) : '';
  // The first step asks one thing, and its question is the heading.
  const question = index === 0 ? text('order.page.tariffQuestion') : undefined;
  return (
    <>
      <PageHead page="order" prefix={isParted ? `${part.title} (${progress})` : title} />
      <OrderSteps wizard={wizard} />
      <h1 className={css.heading} tabIndex={-1} ref={heading}>
        {isParted ? (
          <>
            <span className={css.progress}>
              {progress}
              <span className="visually-hidden">: </span>
            </span>
            {part.title}
          </>
        ) : (
          (question ?? title)
        )}
      </h1>
    </>
  );
}
