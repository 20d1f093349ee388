import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { changeDraft, draftForm, draftTariffId, orderDraft } from '../../lib/order-draft.ts';
import { useText } from '../../lib/text.ts';
import type { Catalogue } from './use-catalogue.ts';
import type { Wizard } from './use-wizard.ts';

const FORM = 'order/tariff';

interface PlanChange {
  dialog: ReactNode;
  /** Acts at once, or after the customer has agreed that another plan takes the place of the one in the order. */
  afterAgreed: (act: () => void) => void;
  /** Another number means: the plan of before was put back, so the form is filled anew. */
  round: number;
}

/** Asks when another plan is chosen in an order that was further already (specification, "Wizard"). */
export function usePlanChange({ step, order }: Wizard, { tariffs }: Catalogue): PlanChange {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [round, setRound] = useState(0);
  /** The plan with which the step was completed before it was opened again; none where it never was. */
  const entered = useRef<{ step: string; plan: string | undefined }>(undefined);
  const waiting = useRef<() => void>(undefined);
  const chosen = order.tariff?.id;
  // From the store itself: what the server has drawn knows no order in progress.
  if (entered.current?.step !== step.id)
    entered.current = {
      step: step.id,
      plan: orderDraft().done.includes(step.id) ? draftTariffId() : orderDraft().agreedPlan,
    };
  const { plan } = entered.current;
  const hasPlan = step.forms.some(({ form }) => form === FORM);
  const before = tariffs.find(({ id, slug }) => id === plan || slug === plan);
  const isChanged = before !== undefined && chosen !== undefined && before.id !== chosen;
  const take = () => {
    entered.current = { step: step.id, plan: chosen };
    dialog.current?.close();
    waiting.current?.();
  };
  const keep = () => {
    const data = { tariffId: before?.id };
    draftForm(FORM, data, { data });
    setRound((count) => count + 1);
    dialog.current?.close();
  };
  const name = order.tariff?.name ?? '';
  return {
    round,
    afterAgreed: (act) => {
      if (!hasPlan) return act();
      waiting.current = () => {
        changeDraft({ agreedPlan: chosen });
        act();
      };
      if (isChanged) dialog.current?.showModal();
      else waiting.current();
    },
    dialog: (
      <Dialog ref={dialog} titleId={titleId} title={text('tariffs.conflict.title')}>
        {isChanged ? <p>{text('order.page.planChange', { before: before.name, name })}</p> : null}
        <Button wide onClick={take}>
          {text('tariffs.conflict.replace', { name })}
        </Button>
        <Button wide look="secondary" onClick={keep}>
          {text('tariffs.conflict.keep')}
        </Button>
      </Dialog>
    ),
  };
}
