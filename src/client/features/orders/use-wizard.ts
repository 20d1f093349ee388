import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FlowScript, FlowStep, FormValues } from '../../../shared/form-script.ts';
import { type OrderInProgress, orderInProgress } from '../../../shared/order.ts';
import type { UserInfo } from '../../../shared/order-customer.ts';
import type { OrderForms } from '../../../shared/order-forms.ts';
import {
  changeDraft,
  draftTariffId,
  type OrderDraft,
  orderDraft,
  startDraft,
  useOrderDraft,
} from '../../lib/order-draft.ts';
import { useSession } from '../../lib/session.ts';
import type { Catalogue } from './use-catalogue.ts';
import { doneBefore, neighbour, shownSteps, skippedSteps, stepToShow, withDone } from './wizard-steps.ts';

/** The user's place in the order, and functions to move. */
export interface Wizard {
  draft: OrderDraft;
  order: OrderInProgress;
  steps: FlowStep[];
  /** All announced steps, independent of the answers. */
  announced: FlowStep[];
  /** Ids of the announced steps that the answers made unnecessary. */
  skipped: string[];
  index: number;
  step: FlowStep;
  /** Marks this step as done and goes to the next. */
  forward: () => void;
  back: () => void;
  /** The user changed something in this step: the later steps must be checked again. */
  edited: () => void;
  /** Jumps to a step; ignores a step that is hidden or not reached yet (specification, "Wizard"). */
  goTo: (stepId: string) => void;
}

function useCustomer(): Partial<UserInfo> | undefined {
  const session = useSession();
  return useMemo(() => {
    if (session.state !== 'authenticated') return undefined;
    const { phoneNumber, id: _id, invitationCode: _code, ...known } = session.user;
    return { ...known, phone: phoneNumber };
  }, [session]);
}

/** `?tariff=<id>` from a tariff's page starts the order with that plan, at the second step. */
function useTariffOfAddress([first, second]: readonly FlowStep[]): void {
  const [params, setParams] = useSearchParams();
  const tariffId = params.get('tariff');
  useEffect(() => {
    if (tariffId === null || first === undefined || second === undefined) return;
    if (draftTariffId() !== tariffId) startDraft(tariffId);
    changeDraft({ done: [first.id] });
    const next = new URLSearchParams(params);
    next.delete('tariff');
    next.set('step', second.id);
    setParams(next, { replace: true });
  }, [tariffId, first, second, params, setParams]);
}

/** Keeps `?step=` and the shown step equal, so that back, forward and reload work. */
function useStepOfAddress(wizardStep: string | undefined): (stepId: string) => void {
  const [params, setParams] = useSearchParams();
  const go = (stepId: string, replace = false) => {
    const next = new URLSearchParams(params);
    next.set('step', stepId);
    setParams(next, { replace });
  };
  const wanted = params.get('step');
  useEffect(() => {
    if (wizardStep === undefined || wanted === wizardStep || params.has('tariff')) return;
    const next = new URLSearchParams(params);
    next.set('step', wizardStep);
    setParams(next, { replace: true });
  }, [wizardStep, wanted, params, setParams]);
  return go;
}

/** The order in progress and its steps, from the draft, the flow's conditions and the address. */
export function useWizard(flow: FlowScript, catalogue: Catalogue): Wizard {
  const draft = useOrderDraft();
  const customer = useCustomer();
  const [params] = useSearchParams();
  // The draft holds the forms' data; each field is typed by its schema.
  const forms: OrderForms = draft.forms as Record<string, FormValues> & OrderForms;
  const order = orderInProgress(forms, catalogue, customer ? { customer } : {});
  const steps = shownSteps(flow, order);
  const index = stepToShow(steps, params.get('step'), draft.done);
  const step = steps[index] ?? steps[0];
  useTariffOfAddress(flow.steps);
  const go = useStepOfAddress(step?.id);
  if (step === undefined) throw new Error('The order has no step to show.');
  return {
    draft,
    order,
    steps,
    announced: flow.steps,
    skipped: skippedSteps(flow, order, draft.done),
    index,
    step,
    forward: () => {
      changeDraft({ done: withDone(draft.done, step.id) });
      const next = neighbour(steps, index, 1);
      if (next) go(next.id);
    },
    edited: () => {
      const kept = doneBefore(steps, index, orderDraft().done);
      if (kept.length < orderDraft().done.length) changeDraft({ done: kept });
    },
    back: () => {
      const previous = neighbour(steps, index, -1);
      if (previous) go(previous.id);
    },
    goTo: (stepId) => {
      if (steps[stepToShow(steps, stepId, draft.done)]?.id === stepId) go(stepId);
    },
  };
}
