import { useRef } from 'react';
import type { FlowScript } from '../../../shared/form-script.ts';
import { isRecord } from '../../../shared/json-values.ts';
import { priceOf } from '../../../shared/price.ts';
import { Failure } from '../../components/failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { SummaryPaper } from '../../components/summary-paper.tsx';
import { changeDraft, draftForm } from '../../lib/order-draft.ts';
import { serverToday } from '../../lib/server-today.ts';
import { useText } from '../../lib/text.ts';
import { AgreedFacts } from './agreed-facts.tsx';
import { ApprovalStep } from './approval-step.tsx';
import { CouponForm } from './coupon-form.tsx';
import { FirstStepMore, FirstStepNotes } from './first-step-notes.tsx';
import { MainContractNote } from './main-contract-note.tsx';
import { OrderPriceBox } from './order-price-box.tsx';
import { OrderSteps } from './order-steps.tsx';
import type { PhoneProofPart } from './phone-proof-part.ts';
import { StepContent } from './step-content.tsx';
import { type FormHandles, handleOf, useDraftForm } from './step-forms.tsx';
import { stepTitle } from './step-title.ts';
import { useApprovalRound } from './use-approval-round.ts';
import type { Catalogue } from './use-catalogue.ts';
import { useCoupon } from './use-coupon.ts';
import { useDraftReview } from './use-draft-review.ts';
import { useOrderSummary } from './use-order-summary.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useSecondCard } from './use-second-card.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useWizard, type Wizard } from './use-wizard.ts';
import { validateForms } from './validate-forms.ts';
import css from './wizard.module.css';
import { WizardActions } from './wizard-actions.tsx';
import { shownForms, stepOf } from './wizard-steps.ts';

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
  const { draft, order, step, steps, index } = wizard;
  const secondCard = useSecondCard(order, catalogue);
  const handles = useRef<FormHandles>(new Map());
  const heading = useStepFocus(step.id);
  const keepRegistration = useDraftForm('auth/register');
  const coupon = useCoupon(order.tariff?.id, draft.forms['order/coupon']?.code);
  const forms = shownForms(step, order);
  const title = stepTitle(step, order, text);
  const isLast = index === steps.length - 1;
  const needsProof = isLast && !order.userInfo.known && draft.provedPhone === undefined;
  const paper = useOrderSummary(orderForms(wizard, {}), isLast && !needsProof);
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

  const validate = () =>
    validateForms(
      forms.filter((form) => form !== 'order/coupon'),
      handles.current,
    );
  const next = secondCard.unlessRefused(() => {
    if (validate()) wizard.forward();
  });
  const place = secondCard.unlessRefused(() => {
    const values = validate();
    const field = handles.current.get('order/coupon');
    // A typed code that is not redeemed is not in the price yet: the customer must not order at another price than shown.
    if (field && field.data().code !== draft.forms['order/coupon']?.code)
      field.showErrors([{ path: '/code', message: text('order.page.notRedeemed') }]);
    // § 54(3) TKG: a customer has the summary before the order.
    else if (values && !paper.summary && !paper.error)
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

  return (
    <div className={css.layout} data-last={isLast && !needsProof}>
      <PageHead page="order" prefix={title} />
      <div className={css.column}>
        <OrderSteps wizard={wizard} />
        <h1 className={css.heading} tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {index === 0 ? <FirstStepNotes /> : null}
        {secondCard.refusal ? (
          <MainContractNote
            ref={secondCard.note}
            refusal={secondCard.refusal}
            name={order.tariff?.name ?? ''}
          />
        ) : null}
        <p className={css.note}>{text('app.form.requiredNote')}</p>
        <ApprovalStep proof={needsProof ? <PhoneProof onProved={prove} /> : undefined}>
          <StepContent
            key={step.id}
            wizard={wizard}
            catalogue={catalogue}
            handles={handles}
            serverErrors={placing.serverErrors}
            parts={{ coupon: couponForm, summary: <SummaryPaper paper={paper} />, approvalRound }}
            onHeld={refreshHeld}
            onEnter={isLast ? place : next}
          />
        </ApprovalStep>
        {index === 0 ? <FirstStepMore /> : null}
        {isLast && !needsProof ? (
          <OrderPriceBox
            price={price}
            title={text('order.page.summary')}
            intro={<AgreedFacts order={order} onChange={(form) => wizard.goTo(stepOf(steps, form))} />}
          />
        ) : null}
        {placing.error ? <Failure error={placing.error} /> : null}
        <WizardActions
          monthlyCents={price.lines.length > 0 ? price.monthlyCents : undefined}
          isLast={isLast}
          isOrdering={placing.pending}
          onBack={index > 0 ? wizard.back : undefined}
          onNext={isLast ? undefined : next}
          onOrder={isLast && !needsProof ? place : undefined}
        />
      </div>
      <div className={css.side}>
        <OrderPriceBox price={price} title={text('order.page.yourOrder')} />
      </div>
    </div>
  );
}
