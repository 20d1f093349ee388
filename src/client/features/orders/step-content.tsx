import { Fragment, type ReactNode, type RefObject, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SimType } from '../../../shared/enums.ts';
import { MandateText } from '../../components/mandate-text.tsx';
import { FormGroup } from '../../forms/form-group.tsx';
import { FoldingForm } from '../../forms/layout/folding-form.tsx';
import type { ServerError } from '../../forms/state/field-errors.ts';
import { useNumberReservation } from '../../forms/widgets/number-reservation/use-number-reservation.ts';
import { draftForm, orderDraft } from '../../lib/order-draft.ts';
import { useText } from '../../lib/text.ts';
import { orderSources } from './form-sources.tsx';
import { JerseyPreview, JerseyPrint, JerseySwatch } from './jersey-preview.tsx';
import { SimCheck } from './sim-check.tsx';
import { DraftForm, type FormHandles } from './step-forms.tsx';
import type { Catalogue } from './use-catalogue.ts';

import type { Wizard } from './use-wizard.ts';
import css from './wizard.module.css';
import { formsAt } from './wizard-steps.ts';

const NUMBER = 'order/number';
const JERSEY = 'order/jersey';

/** The parts of a step that need more than the draft. */
export interface StepParts {
  /** Stands in the place of the coupon's form. */
  coupon: ReactNode;
  /** Stands above the approval. */
  summary: ReactNode;
  /** A new number asks again whether the customer received the summary. */
  approvalRound: number;
}

interface Props {
  wizard: Wizard;
  catalogue: Catalogue;
  handles: RefObject<FormHandles>;
  serverErrors: Record<string, ServerError[]>;
  parts: StepParts;
  onHeld: () => void;
  onEnter: () => void;
}

/** Shows the jersey beside its form. */
function besidePicture(form: string, wizard: Wizard, fields: ReactNode): ReactNode {
  if (form !== JERSEY || wizard.draft.forms[form]?.wanted === false) return fields;
  return (
    <div className={css.pictured}>
      <div className={css.picture}>
        <JerseyPreview jersey={wizard.order.formPlans} />
      </div>
      {fields}
    </div>
  );
}

/** A saved account has its mandate already. */
function givesMandate({ draft }: Wizard): boolean {
  const payment = draft.forms['order/payment'];
  return payment?.method === 'sepa' && !payment.savedMethodId;
}

/** The means of payment as a section that folds to what was chosen; of an account the end of its number. */
function PaymentSection({ wizard, children }: { wizard: Wizard; children: ReactNode }) {
  const text = useText();
  const { paymentMethod } = wizard.order;
  const iban = wizard.draft.forms['order/payment']?.iban;
  const end = typeof iban === 'string' && iban !== '' ? ` … ${iban.slice(-4)}` : '';
  return (
    <FoldingForm
      id="order/payment"
      title={text('order.page.payment')}
      line={paymentMethod && `${text(`order.page.method.${paymentMethod}`)}${end}`}
    >
      <div className={css.form}>
        {children}
        {givesMandate(wizard) ? <MandateText of="order" /> : null}
      </div>
    </FoldingForm>
  );
}

/** What stands around a form: a section that folds, or a picture beside it. */
function surrounded(form: string, wizard: Wizard, fields: ReactNode): ReactNode {
  if (form === 'order/payment') return <PaymentSection wizard={wizard}>{fields}</PaymentSection>;
  return besidePicture(form, wizard, <div className={css.form}>{fields}</div>);
}

/** Puts the kind of SIM into the form of the number. */
function takeSim(simType: SimType): void {
  const { simNumber: _card, ...rest } = orderDraft().forms[NUMBER] ?? {};
  const data = { ...rest, simType };
  draftForm(NUMBER, data, { data });
}

const pictures = { jersey: JerseySwatch };

/** The forms of a step, stacked. */
export function StepContent({ wizard, catalogue, handles, serverErrors, parts, onHeld, onEnter }: Props) {
  const intl = useIntl();
  const numberReservation = useNumberReservation(onHeld);
  const context = useMemo(() => ({ numberReservation }), [numberReservation]);
  /** Another number fills the form of the number anew. */
  const [taken, setTaken] = useState(0);
  const { tariff, paymentVersion, paymentMethod, portingOptions, formPlans } = wizard.order;
  const previews = useMemo(() => ({ jersey: <JerseyPrint jersey={formPlans} /> }), [formPlans]);
  const sources = useMemo(
    () => orderSources(catalogue, { tariff, paymentVersion, paymentMethod, portingOptions }, intl),
    [catalogue, tariff, paymentVersion, paymentMethod, portingOptions, intl],
  );
  return (
    <FormGroup summary={wizard.part === undefined ? 'all' : 'brief'}>
      {formsAt(wizard, wizard.order).map((form) => (
        <Fragment key={form === 'order/approval' ? `${form} ${parts.approvalRound}` : form}>
          {form === 'order/approval' ? parts.summary : null}
          {form === 'order/coupon'
            ? parts.coupon
            : surrounded(
                form,
                wizard,
                <DraftForm
                  key={form === NUMBER ? taken : undefined}
                  id={form}
                  draft={wizard.draft}
                  order={wizard.order}
                  handles={handles}
                  sources={sources}
                  pictures={pictures}
                  previews={form === JERSEY ? previews : undefined}
                  context={context}
                  serverErrors={serverErrors[form]}
                  onEnter={onEnter}
                  onEdited={wizard.edited}
                />,
              )}
          {form === NUMBER ? (
            <SimCheck
              onTake={(simType) => {
                takeSim(simType);
                wizard.edited();
                setTaken((count) => count + 1);
              }}
            />
          ) : null}
        </Fragment>
      ))}
    </FormGroup>
  );
}
