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

/** Where somebody stands in the order, and how to move. */
export interface Wizard {
  draft: OrderDraft;
  order: OrderInProgress;
  steps: FlowStep[];
  /** All that were announced, whatever the answers. */
  announced: FlowStep[];
  /** Those of them that the answers made needless, by id. */
  skipped: string[];
  index: number;
  step: FlowStep;
  /** Marks this step as done and goes on. */
  forward: () => void;
  back: () => void;
  /** Something in this step was changed: the steps behind it have to be looked at again. */
  edited: () => void;
  /** Jumps to a step; one that is hidden or not reached yet is ignored (SPEC §4). */
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

/** `?tariff=<id>` from a tariff's page begins the order with that plan, one step further. */
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

/** Keeps `?step=` and the shown step the same; back, forward and reload work by it. */
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
  // The draft holds what the forms gave; each field is typed by its schema.
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
