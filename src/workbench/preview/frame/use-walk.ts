import { useEffect, useMemo, useState } from 'react';
import type { Wizard } from '../../../client/features/orders/use-wizard.ts';
import {
  doneBefore,
  neighbour,
  partKey,
  partToShow,
  passedBefore,
  passedParts,
  shownParts,
  shownSteps,
  skippedSteps,
  stepToShow,
  withDone,
} from '../../../client/features/orders/wizard-steps.ts';
import type { FlowScript, FormValues } from '../../../shared/form-script.ts';
import { isRecord } from '../../../shared/json-values.ts';
import { type ShownWalk, type WalkState, walkBegun } from '../messages.ts';
import { tell } from './use-shown.ts';
import { walkedOrder, withAnswers } from './walked-order.ts';

/** Of the numbers that the network agency keeps for fiction. */
export const SAMPLE_PHONE = '+4917139200990';

/** No code is sent: this number counts as proved, and the registration shows it. */
function withPhone(forms: WalkState['forms']): WalkState['forms'] {
  const { contact, ...register } = forms['auth/register'] ?? {};
  const known = isRecord(contact) ? contact : {};
  return { ...forms, 'auth/register': { ...register, contact: { ...known, phone: SAMPLE_PHONE } } };
}

interface Walked {
  /** As the customers' own wizard has it; undefined where the flow has no step for this order. */
  wizard: Wizard | undefined;
  isOrdered: boolean;
  /** Changes where what was chosen stands in other forms than before. */
  taken: string;
  keep: (form: string, data: FormValues) => void;
  buy: () => void;
}

/** A draft's order on the way through its steps. It is held here and by the page around the frame, and stored nowhere. */
export function useWalk(flow: FlowScript, shown: ShownWalk): Walked {
  const { order: chosen, catalogue, filled } = shown;
  const [held, setState] = useState({ ...walkBegun(), ...filled.data });
  const state = withAnswers(held, chosen, catalogue);
  if (state !== held) setState(state);
  const order = useMemo(() => walkedOrder(state, { order: chosen, catalogue }), [state, chosen, catalogue]);
  useEffect(
    () => tell({ kind: 'held', version: flow.version, data: state, value: {}, errors: [] }),
    [state, flow.version],
  );
  const change = (part: Partial<WalkState>) => setState((last) => ({ ...last, ...part }));
  const keep = (form: string, data: FormValues) =>
    setState((last) => ({ ...last, isOrdered: false, forms: { ...last.forms, [form]: data } }));
  const rest = {
    isOrdered: state.isOrdered,
    taken: state.taken,
    keep,
    buy: () => change({ isOrdered: true }),
  };

  const steps = shownSteps(flow, order);
  const index = stepToShow(steps, state.step, state.done);
  const step = steps[index];
  if (!step) return { wizard: undefined, ...rest };
  const { forms, done, passed } = state;
  const draft = {
    forms,
    filled: {},
    done,
    passed,
    ...(state.hasProvedPhone && { provedPhone: SAMPLE_PHONE }),
  };
  const parts = shownParts(step, order);
  const part = partToShow(parts, state.part, passedParts(step, parts, draft));
  const partAt = (by: 1 | -1) => (part ? parts[parts.indexOf(part) + by] : undefined);
  const go = (to: { id: string } | undefined, at?: { id: string }) =>
    change({ step: to?.id ?? null, part: at?.id ?? null });
  const forward = () => {
    if (part) change({ passed: withDone(passed, partKey(step, part)) });
    if (part?.asks === 'phoneCode' && !state.hasProvedPhone)
      setState((last) => ({ ...last, hasProvedPhone: true, forms: withPhone(last.forms) }));
    const following = partAt(1);
    if (following) return go(step, following);
    change({ done: withDone(done, step.id) });
    go(neighbour(steps, index, 1));
  };
  const back = () => {
    const before = partAt(-1);
    if (before) go(step, before);
    else go(neighbour(steps, index, -1));
  };
  const wizard: Wizard = {
    ...{ draft, order, steps, step, index, parts, part, forward, back },
    announced: flow.steps,
    skipped: skippedSteps(flow, order, done),
    edited: () =>
      setState((last) => ({
        ...last,
        passed: passedBefore({ step, part }, parts, last.passed),
        done: doneBefore(steps, index, last.done),
      })),
    goTo: (id) => {
      const wanted = steps[stepToShow(steps, id, done)];
      if (wanted?.id === id) go(wanted);
    },
  };
  return { wizard, ...rest };
}
