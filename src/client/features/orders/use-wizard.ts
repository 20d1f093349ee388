import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FlowPart, FlowScript, FlowStep, FormValues } from '../../../shared/form-script.ts';
import { type OrderInProgress, orderInProgress } from '../../../shared/order.ts';
import type { UserInfo } from '../../../shared/order-customer.ts';
import type { OrderForms } from '../../../shared/order-forms.ts';
import {
  bringNumber,
  changeDraft,
  draftTariffId,
  type OrderDraft,
  orderDraft,
  passParts,
  startDraft,
  useOrderDraft,
} from '../../lib/order-draft.ts';
import { useSession } from '../../lib/session.ts';
import type { Catalogue } from './use-catalogue.ts';
import {
  doneBefore,
  neighbour,
  type Place,
  partKey,
  partToShow,
  passedBefore,
  passedParts,
  shownParts,
  shownSteps,
  skippedSteps,
  stepToShow,
  withDone,
} from './wizard-steps.ts';

/** The user's place in the order, and functions to move. */
export interface Wizard extends Place {
  draft: OrderDraft;
  order: OrderInProgress;
  steps: FlowStep[];
  /** All announced steps, independent of the answers. */
  announced: FlowStep[];
  /** Ids of the announced steps that the answers made unnecessary. */
  skipped: string[];
  index: number;
  /** The parts of this step that this order needs; empty in a step that is one screen. */
  parts: FlowPart[];
  /** Marks this step, or this part of it, as done and goes to the next. */
  forward: () => void;
  back: () => void;
  /** The user changed something here: the later parts and steps must be checked again. */
  edited: () => void;
  /**
   * Jumps to a step; ignores a step that is hidden or not reached yet (specification, "Wizard").
   * @param form in the part that is wanted, where the step has parts
   */
  goTo: (stepId: string, form?: string) => void;
}

function useCustomer(): Partial<UserInfo> | undefined {
  const session = useSession();
  return useMemo(() => {
    if (session.state !== 'authenticated') return undefined;
    const { phoneNumber, id: _id, invitationCode: _code, ...known } = session.user;
    return { ...known, phone: phoneNumber };
  }, [session]);
}

/**
 * What a link to the order has chosen already: `?tariff=<id>` starts it with that plan, at the second step;
 * `?number=port` says that the customer brings a number.
 */
function useChoicesOfAddress([first, second]: readonly FlowStep[]): void {
  const [params, setParams] = useSearchParams();
  const tariffId = params.get('tariff');
  const bringsNumber = params.get('number') === 'port';
  useEffect(() => {
    if (first === undefined || second === undefined || (tariffId === null && !bringsNumber)) return;
    if (tariffId !== null && draftTariffId() !== tariffId) startDraft(tariffId);
    if (bringsNumber) bringNumber();
    const { done } = orderDraft();
    changeDraft(
      tariffId === null
        ? { done: done.filter((id) => id === first.id) }
        : { done: [first.id], agreedPlan: tariffId },
    );
    const next = new URLSearchParams(params);
    next.delete('tariff');
    next.delete('number');
    next.set('step', tariffId === null ? first.id : second.id);
    setParams(next, { replace: true });
  }, [tariffId, bringsNumber, first, second, params, setParams]);
}

/** The address of a step, or of a part of it; what else stands in the address stays. */
function addressOf(params: URLSearchParams, step: string, part: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('step', step);
  if (part === undefined) next.delete('part');
  else next.set('part', part);
  return next;
}

/** Keeps `?step=` and `?part=` equal to what is shown, so that back, forward and reload work. */
function useStepOfAddress(step: string | undefined, part: string | undefined) {
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    if (step === undefined || params.has('tariff') || params.has('number')) return;
    if (params.get('step') === step && params.get('part') === (part ?? null)) return;
    setParams(addressOf(params, step, part), { replace: true });
  }, [step, part, params, setParams]);
  return (stepId: string, partId?: string) => setParams(addressOf(params, stepId, partId));
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
  const parts = step ? shownParts(step, order) : [];
  const part = step && partToShow(parts, params.get('part'), passedParts(step, parts, draft));
  useChoicesOfAddress(flow.steps);
  const go = useStepOfAddress(step?.id, part?.id);
  if (step === undefined) throw new Error('The order has no step to show.');
  const partAt = (by: 1 | -1) => (part ? parts[parts.indexOf(part) + by] : undefined);
  return {
    draft,
    order,
    steps,
    parts,
    part,
    announced: flow.steps,
    skipped: skippedSteps(flow, order, draft.done),
    index,
    step,
    forward: () => {
      const following = partAt(1);
      if (part) passParts(withDone(orderDraft().passed ?? [], partKey(step, part)));
      if (following) return go(step.id, following.id);
      changeDraft({ done: withDone(draft.done, step.id) });
      const next = neighbour(steps, index, 1);
      if (next) go(next.id);
    },
    edited: () => {
      const { passed = [] } = orderDraft();
      const still = passedBefore({ step, part }, parts, passed);
      if (still.length < passed.length) passParts(still);
      const kept = doneBefore(steps, index, orderDraft().done);
      if (kept.length < orderDraft().done.length) changeDraft({ done: kept });
    },
    back: () => {
      const before = partAt(-1);
      if (before) return go(step.id, before.id);
      const previous = neighbour(steps, index, -1);
      if (previous) go(previous.id);
    },
    goTo: (stepId, form) => {
      const wanted = steps[stepToShow(steps, stepId, draft.done)];
      const its = wanted?.parts.find(({ forms: held }) => form !== undefined && held.includes(form));
      if (wanted?.id === stepId) go(stepId, its?.id);
    },
  };
}
