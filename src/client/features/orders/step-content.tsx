import { Fragment, type ReactNode, type RefObject, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { PriceLine } from '../../../shared/api/price.ts';
import { FormGroup } from '../../forms/form-group.tsx';
import type { ServerError } from '../../forms/state/field-errors.ts';
import { CouponForm } from './coupon-form.tsx';
import { orderSources } from './form-sources.ts';
import { JerseyPreview, JerseySwatch } from './jersey-preview.tsx';
import { DraftForm, type FormHandles, handleOf } from './step-forms.tsx';
import { SummaryPaper } from './summary-paper.tsx';
import type { Catalogue } from './use-catalogue.ts';
import type { ContractSummary } from './use-contract-summary.ts';
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
  /** The coupon's saving in the price. */
  saving: PriceLine | undefined;
  onEnter: () => void;
  paper: ContractSummary;
  /** A new number asks again whether the customer received the summary. */
  approvalRound: number;
}

/** Shows the jersey beside its form. */
function besidePicture(form: string, wizard: Wizard, fields: ReactNode): ReactNode {
  if (form !== 'order/jersey' || wizard.draft.forms[form]?.wanted === false) return fields;
  return (
    <div className={css.pictured}>
      <div className={css.picture}>
        <JerseyPreview jersey={wizard.order.formPlans} />
      </div>
      {fields}
    </div>
  );
}

const pictures = { jersey: JerseySwatch };

/** The forms of a step, stacked. */
export function StepContent({
  wizard,
  forms,
  catalogue,
  handles,
  serverErrors,
  onHeld,
  onRedeem,
  saving,
  onEnter,
  paper,
  approvalRound,
}: Props) {
  const intl = useIntl();
  const numberReservation = useNumberReservation(onHeld);
  const context = useMemo(() => ({ numberReservation }), [numberReservation]);
  const { tariff, paymentVersion, paymentMethod } = wizard.order;
  const sources = useMemo(
    () => orderSources(catalogue, { tariff, paymentVersion, paymentMethod }, intl),
    [catalogue, tariff, paymentVersion, paymentMethod, intl],
  );
  return (
    <FormGroup>
      {forms.map((form) => (
        <Fragment key={form === 'order/approval' ? `${form} ${approvalRound}` : form}>
          {form === 'order/approval' ? <SummaryPaper paper={paper} /> : null}
          {form === 'order/coupon' ? (
            <CouponForm
              code={wizard.draft.forms[form]?.code}
              saving={saving}
              onRedeem={onRedeem}
              serverErrors={serverErrors[form]}
              handle={handleOf(handles, form)}
            />
          ) : (
            besidePicture(
              form,
              wizard,
              <div className={css.form}>
                <DraftForm
                  id={form}
                  draft={wizard.draft}
                  handles={handles}
                  sources={sources}
                  pictures={pictures}
                  context={context}
                  serverErrors={serverErrors[form]}
                  onEnter={onEnter}
                  onEdited={wizard.edited}
                />
              </div>,
            )
          )}
        </Fragment>
      ))}
    </FormGroup>
  );
}
