import { Fragment, type ReactNode, type RefObject, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ServerError } from '../../forms/state/field-errors.ts';
import { CouponForm } from './approval-step.tsx';
import { orderSources } from './form-sources.ts';
import { JerseyPreview } from './jersey-preview.tsx';
import { DraftForm, type FormHandles, handleOf } from './step-forms.tsx';
import type { Catalogue } from './use-catalogue.ts';
import { useNumberReservation } from './use-number-reservation.ts';
import type { Wizard } from './use-wizard.ts';
import css from './wizard.module.css';

interface Props {
  wizard: Wizard;
  forms: readonly string[];
  catalogue: Catalogue;
  handles: RefObject<FormHandles>;
  serverErrors: Record<string, ServerError[]>;
  onHeld: () => void;
  onRedeem: (data: Record<string, unknown>) => Promise<void>;
  onEnter: () => void;
}

/** What stands beside a form and is made from what was filled in. */
function companion(form: string, wizard: Wizard): ReactNode {
  if (form === 'order/jersey') return <JerseyPreview jersey={wizard.order.formPlans} />;
  return null;
}

/** The forms of a step, one below the other. */
export function StepContent({
  wizard,
  forms,
  catalogue,
  handles,
  serverErrors,
  onHeld,
  onRedeem,
  onEnter,
}: Props) {
  const intl = useIntl();
  const numberReservation = useNumberReservation(onHeld);
  const context = useMemo(() => ({ numberReservation }), [numberReservation]);
  const { paymentVersion } = wizard.order;
  const sources = useMemo(
    () => orderSources(catalogue, { paymentVersion }, intl),
    [catalogue, paymentVersion, intl],
  );
  return (
    <>
      {forms.map((form) => (
        <Fragment key={form}>
          {companion(form, wizard)}
          {form === 'order/coupon' ? (
            <CouponForm
              code={wizard.draft.forms[form]?.code}
              onRedeem={onRedeem}
              serverErrors={serverErrors[form]}
              handle={handleOf(handles, form)}
            />
          ) : (
            <div className={css.form}>
              <DraftForm
                id={form}
                draft={wizard.draft}
                handles={handles}
                sources={sources}
                context={context}
                serverErrors={serverErrors[form]}
                onEnter={onEnter}
                onEdited={wizard.edited}
              />
            </div>
          )}
        </Fragment>
      ))}
    </>
  );
}
