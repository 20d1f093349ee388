import { useRef } from 'react';
import type { FlowScript } from '../../../shared/form-script.ts';
import { isRecord } from '../../../shared/json-values.ts';
import { priceOf } from '../../../shared/price.ts';
import { Failure } from '../../components/failure.tsx';
import { SummaryPaper } from '../../components/summary-paper.tsx';
import { changeDraft, draftForm } from '../../lib/order-draft.ts';
import { serverToday } from '../../lib/server-today.ts';
import { useText } from '../../lib/text.ts';
import { AgreedFacts } from './agreed-facts.tsx';
import { CouponForm } from './coupon-form.tsx';
import { DiscardOrder } from './discard-order.tsx';
import { FirstStepMore, InvitationNote } from './first-step-notes.tsx';
import { MainContractNote } from './main-contract-note.tsx';
import { OrderPriceBox } from './order-price-box.tsx';
import { PhonePart } from './phone-part.tsx';
import type { PhoneProofPart } from './phone-proof-part.ts';
import { StepContent } from './step-content.tsx';
import { type FormHandles, handleOf, useDraftForm } from './step-forms.tsx';
import { SummaryBar } from './summary-bar.tsx';
import { useApprovalRound } from './use-approval-round.ts';
import type { Catalogue } from './use-catalogue.ts';
import { useCoupon } from './use-coupon.ts';
import { useDraftReview } from './use-draft-review.ts';
import { useOrderSummary } from './use-order-summary.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { usePlanChange } from './use-plan-change.tsx';
import { useSecondCard } from './use-second-card.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useWizard, type Wizard } from './use-wizard.ts';
import { validateForms } from './validate-forms.ts';
import css from './wizard.module.css';
import { WizardActions } from './wizard-actions.tsx';
import { WizardHead } from './wizard-head.tsx';
import { formsAt, shownForms, stepOf } from './wizard-steps.ts';

interface Props {
  flow: FlowScript;
  catalogue: Catalogue;
  refreshHeld: () => void;
  PhoneProof: PhoneProofPart;
  onPlaced: () => void;
}

/** The data of all forms that belong to the order, with the newly validated data of this step. */
function orderForms(
  wizard: Wizard,
  current: Record<string, object>,
): Record<string, Record<string, unknown>> {
  const ids = wizard.steps.flatMap((step) => shownForms(step, wizard.order));
  return Object.fromEntries(ids.map((id) => [id, { ...(current[id] ?? wizard.draft.forms[id]) }]));
}

export function WizardView({ flow, catalogue, refreshHeld, PhoneProof, onPlaced }: Props) {
  const text = useText();
  const wizard = useWizard(flow, catalogue);
  useDraftReview(flow, wizard);
  const { draft, order, step, part, parts, steps, index } = wizard;
  const place = part ? `${step.id}/${part.id}` : step.id;
  const secondCard = useSecondCard(order, catalogue);
  const planChange = usePlanChange(wizard, catalogue);
  const handles = useRef<FormHandles>(new Map());
  const heading = useStepFocus(place);
  const summary = useRef<HTMLElement>(null);
  const keepRegistration = useDraftForm('auth/register');
  const coupon = useCoupon(order.tariff?.id, draft.forms['order/coupon']?.code);
  const isLast = index === steps.length - 1 && part === parts.at(-1);
  const isProving = part?.asks === 'phoneCode' && draft.provedPhone === undefined;
  const paper = useOrderSummary(orderForms(wizard, {}), isLast);
  const approvalRound = useApprovalRound(paper.offer, paper.summary?.content);
  const placing = usePlaceOrder({ wizard, flowVersion: flow.version, paper, onPlaced });
  const price = priceOf({
    tariff: order.tariff,
    options: order.productOptions,
    jersey: order.formPlans,
    number: order.newPhoneNumberOptions,
    coupon: coupon.coupon,
    on: serverToday(),
  });

  const validate = () => {
    const asked = formsAt(wizard, order).filter((form) => form !== 'order/coupon');
    const values = validateForms(asked, handles.current);
    const field = handles.current.get('order/coupon');
    if (!field || field.data().code === draft.forms['order/coupon']?.code) return values;
    // A typed code that is not redeemed is not in the price yet: the customer must not order at another price than shown.
    const why = coupon.isRefused(field.data().code) ? 'codeRefused' : 'notRedeemed';
    field.showErrors([{ path: '/code', message: text(`order.page.${why}`) }]);
    return null;
  };
  const next = secondCard.unlessRefused(() => {
    // A form of several sections is walked through first.
    if (formsAt(wizard, order).some((form) => handles.current.get(form)?.advance())) return;
    if (validate()) planChange.afterAgreed(wizard.forward);
  });
  const buy = secondCard.unlessRefused(() => {
    const values = validate();
    // § 54(3) TKG: a customer has the summary before the order.
    if (values && !paper.summary && !paper.error)
      handles.current
        .get('order/approval')
        ?.showErrors([{ path: '/summaryReceived', message: text('order.page.summaryPaper.wait') }]);
    else if (values) void placing.place(orderForms(wizard, values));
  });
  const redeem = async (data: Record<string, unknown>) => {
    await coupon.redeem(data);
    draftForm('order/coupon', data, { data });
  };
  const prove = (phone: string) => {
    const register = draft.forms['auth/register'] ?? {};
    const contact = { ...(isRecord(register.contact) ? register.contact : {}), phone };
    keepRegistration({ ...register, contact }, false);
    changeDraft({ provedPhone: phone });
    wizard.forward();
  };
  const couponForm = (
    <CouponForm
      code={draft.forms['order/coupon']?.code}
      order={wizard.order}
      saving={price.lines.find(({ id }) => id.startsWith('coupon'))}
      onRedeem={redeem}
      serverErrors={placing.serverErrors['order/coupon']}
      handle={handleOf(handles, 'order/coupon')}
    />
  );

  const seeSummary = () => {
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <div className={css.layout} data-parted={part !== undefined} data-first={index === 0}>
      <div className={css.column}>
        <WizardHead wizard={wizard} heading={heading} />
        {index === 0 ? <InvitationNote /> : null}
        {secondCard.refusal ? (
          <MainContractNote
            ref={secondCard.note}
            refusal={secondCard.refusal}
            name={order.tariff?.name ?? ''}
          />
        ) : null}
        {index > 0 && !isProving ? <p className={css.note}>{text('app.form.requiredNote')}</p> : null}
        {part?.asks === 'phoneCode' ? (
          <PhonePart
            proved={draft.provedPhone}
            PhoneProof={PhoneProof}
            onProved={prove}
            onAnother={() => changeDraft({ provedPhone: undefined })}
          />
        ) : null}
        {isProving ? null : (
          <div className={css.answers}>
            <StepContent
              key={`${place} ${planChange.round}`}
              wizard={wizard}
              catalogue={catalogue}
              handles={handles}
              serverErrors={placing.serverErrors}
              parts={{ coupon: couponForm, summary: <SummaryPaper paper={paper} />, approvalRound }}
              onHeld={refreshHeld}
              onEnter={isLast ? buy : next}
            />
            {placing.error ? <Failure error={placing.error} /> : null}
            {isLast ? <SummaryBar price={price} onSee={seeSummary} /> : null}
          </div>
        )}
        {index === 0 ? <FirstStepMore /> : null}
        {isLast ? (
          <OrderPriceBox
            ref={summary}
            price={price}
            title={text('order.page.summary')}
            intro={<AgreedFacts order={order} onChange={(form) => wizard.goTo(stepOf(steps, form), form)} />}
          />
        ) : null}
        {index > 0 && !isLast ? <DiscardOrder /> : null}
        <WizardActions
          key={place}
          price={price}
          isOrdering={placing.pending}
          onBack={index > 0 ? wizard.back : undefined}
          onNext={isLast || isProving ? undefined : next}
          onOrder={isLast ? buy : undefined}
        />
        {planChange.dialog}
      </div>
      <div className={css.side}>
        <OrderPriceBox price={price} title={text('order.page.yourOrder')} />
      </div>
    </div>
  );
}
