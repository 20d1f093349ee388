import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FormValues } from '../../../shared/form-script.ts';
import { withLanguage } from '../../../shared/language.ts';
import { pointerNames } from '../../../shared/rules/json-pointer.ts';
import type { ServerError } from '../../forms/state/field-errors.ts';
import { type ApiError, asApiError } from '../../lib/api-error.ts';
import { useLanguage } from '../../lib/language.ts';
import { changeDraft, clearDraft } from '../../lib/order-draft.ts';
import { enterSession } from '../../lib/session.ts';
import { startPayment } from '../../lib/start-payment.ts';
import type { ContractSummary } from '../../lib/use-contract-summary.ts';
import { placeOrder } from './submit-order.ts';

import type { Wizard } from './use-wizard.ts';
import { formsAt, shownForms, stepOf } from './wizard-steps.ts';

const PHONE_NOT_PROVED = 1107;
const SUMMARY_OUTDATED = 1110;

/** Errors of an order by form id; the rest of the path, below the form, names the field. */
function errorsByForm(error: ApiError): Record<string, ServerError[]> {
  const byForm: Record<string, ServerError[]> = {};
  for (const { path, rule, message } of error.errors) {
    const [, form = '', ...field] = pointerNames(path);
    const at = field.map((name) => `/${name}`).join('');
    byForm[form] = [...(byForm[form] ?? []), { path: at, rule, message: message ?? error.detail ?? '' }];
  }
  return byForm;
}

interface PlaceOrder {
  pending: boolean;
  error: ApiError | undefined;
  /** The server's errors in the forms of this step and earlier ones. */
  serverErrors: Record<string, ServerError[]>;
  place: (forms: Record<string, FormValues>) => Promise<void>;
}

interface Placing {
  wizard: Wizard;
  flowVersion: string;
  paper: ContractSummary;
  onPlaced: () => void;
}

/** Places the order and leads to the provider's page. After any failure the typed data are kept. */
export function usePlaceOrder({ wizard, flowVersion, paper, onPlaced }: Placing): PlaceOrder {
  const navigate = useNavigate();
  const { lang } = useLanguage();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [serverErrors, setServerErrors] = useState<Record<string, ServerError[]>>({});

  const pay = async (orderId: string) => {
    const result = `/dashboard/payment-result?kind=order&order=${encodeURIComponent(orderId)}`;
    // The browser's back button leads from the provider to the order, not into an empty wizard.
    window.history.replaceState(window.history.state, '', withLanguage(lang, result));
    try {
      await startPayment(orderId, wizard.order.paymentVersion);
    } catch {
      // The order exists; its page offers another payment.
      navigate(result, { replace: true });
    }
  };
  const fail = (reason: unknown) => {
    const failure = asApiError(reason);
    const byForm = errorsByForm(failure);
    setError(failure);
    setServerErrors(byForm);
    if (failure.referenceCode === PHONE_NOT_PROVED) changeDraft({ provedPhone: undefined });
    if (failure.referenceCode === SUMMARY_OUTDATED) paper.retry();
    const here = formsAt(wizard, wizard.order);
    const guilty = wizard.steps
      .flatMap((step) => shownForms(step, wizard.order))
      .find((form) => byForm[form]);
    if (guilty && !here.includes(guilty)) wizard.goTo(stepOf(wizard.steps, guilty), guilty);
  };
  const place = async (forms: Record<string, FormValues>) => {
    if (pending) return;
    setPending(true);
    setError(undefined);
    try {
      const { order, session } = await placeOrder({
        forms,
        paymentVersion: wizard.order.paymentVersion,
        summaryId: paper.summary?.id,
        flowVersion,
      });
      if (session) enterSession(session);
      // This runs after the navigation: without a draft the wizard would go back to its first step.
      onPlaced();
      clearDraft();
      await pay(order.id);
    } catch (reason) {
      fail(reason);
    } finally {
      setPending(false);
    }
  };
  return { pending, error, serverErrors, place };
}
