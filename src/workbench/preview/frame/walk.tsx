import { useRef } from 'react';
import { ActionBar } from '../../../client/components/action-bar.tsx';
import { Button } from '../../../client/components/button.tsx';
import type { FormHandles } from '../../../client/features/orders/step-forms.tsx';
import { useStepFocus } from '../../../client/features/orders/use-step-focus.ts';
import type { Wizard } from '../../../client/features/orders/use-wizard.ts';
import { validateForms } from '../../../client/features/orders/validate-forms.ts';
import css from '../../../client/features/orders/wizard.module.css';
import { WizardHead } from '../../../client/features/orders/wizard-head.tsx';
import { formsAt } from '../../../client/features/orders/wizard-steps.ts';
import { FormGroup } from '../../../client/forms/form-group.tsx';
import { useFlowScript } from '../../../client/forms/scripts/use-form-script.ts';
import { useText } from '../../../client/lib/text.ts';
import type { FlowScript } from '../../../shared/form-script.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import type { ShownWalk } from '../messages.ts';
import { SAMPLE_PHONE, useWalk } from './use-walk.ts';
import { WalkForm } from './walk-form.tsx';

/** The order of a draft, step by step, with its own flow. */
export function Walk(shown: ShownWalk) {
  const { flow } = useFlowScript(shown.flow);
  return flow ? <Steps {...{ flow, shown }} /> : null;
}

function Steps({ flow, shown }: { flow: FlowScript; shown: ShownWalk }) {
  const { wizard, ...walk } = useWalk(flow, shown);
  return wizard ? <Step {...{ wizard, shown }} {...walk} /> : null;
}

interface StepProps extends Omit<ReturnType<typeof useWalk>, 'wizard'> {
  wizard: Wizard;
  shown: ShownWalk;
}

function Step({ wizard, shown, isOrdered, taken, keep, buy }: StepProps) {
  const text = useText();
  const handles = useRef<FormHandles>(new Map());
  const { step, part, parts, steps, index, order, draft } = wizard;
  const place = part ? `${step.id}/${part.id}` : step.id;
  const heading = useStepFocus(place);
  const forms = formsAt(wizard, order);
  const isLast = index === steps.length - 1 && part === parts.at(-1);
  const examplesOf = (id: string) => shown.forms.find(({ form }) => form === id)?.examples ?? [];
  const onward = () => {
    // A form of several sections is walked through first.
    if (forms.some((form) => handles.current.get(form)?.advance())) return;
    if (!validateForms(forms, handles.current)) return;
    if (isLast) buy();
    else wizard.forward();
  };
  return (
    <div className={css.layout}>
      <div className={css.column}>
        <WizardHead wizard={wizard} heading={heading} />
        {part?.asks === 'phoneCode' ? <PhoneProof isDone={draft.provedPhone !== undefined} /> : null}
        <div key={`${place} ${taken}`} className={css.answers}>
          <FormGroup summary={part === undefined ? 'all' : 'brief'}>
            {forms.map((id) => (
              <div key={id} className={css.form}>
                <WalkForm
                  {...{ id, wizard, handles, keep }}
                  catalogue={shown.catalogue}
                  examples={examplesOf(id)}
                  onEnter={onward}
                />
              </div>
            ))}
          </FormGroup>
        </div>
        <p role="status">{isOrdered ? text('desk.ordered') : null}</p>
        <ActionBar sticky={false}>
          {isLast ? <Button onClick={onward}>{text('order.page.order')}</Button> : null}
          {index > 0 ? (
            <Button look="quiet" onClick={wizard.back}>
              {text('order.page.back')}
            </Button>
          ) : null}
          {isLast ? null : <Button onClick={onward}>{text('order.page.next')}</Button>}
        </ActionBar>
      </div>
    </div>
  );
}

/** Where customers prove their phone number. Nothing is sent here: a made-up number counts as proved. */
function PhoneProof({ isDone }: { isDone: boolean }) {
  const text = useText();
  const phone = formatPhone(SAMPLE_PHONE);
  return (
    <p className={css.lead}>
      {isDone ? text('order.page.proof.done', { phone }) : text('order.page.proof.lead')}
    </p>
  );
}
