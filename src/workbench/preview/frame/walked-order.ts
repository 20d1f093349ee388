import type { FormValues } from '../../../shared/form-script.ts';
import { isRecord, walk } from '../../../shared/json-values.ts';
import { type OrderInProgress, orderInProgress } from '../../../shared/order.ts';
import type { OrderForms } from '../../../shared/order-forms.ts';
import type { ShownWalk, WalkCatalogue, WalkState } from '../messages.ts';

type Chosen = ShownWalk['order'];

const [TARIFF, NUMBER] = ['order/tariff', 'order/number'];

const planOf = (chosen: Chosen, { tariffs }: WalkCatalogue) =>
  tariffs.find(({ slug }) => slug === walk(chosen, ['tariff', 'slug']));

/** Chosen values that a form asks for, by the form: they are put in there, so that another answer can follow. */
function answersIn(chosen: Chosen, catalogue: WalkCatalogue): Record<string, FormValues> {
  const { numberType, simType } = chosen;
  const plan = planOf(chosen, catalogue);
  return {
    ...(plan && { [TARIFF]: { tariffId: plan.id } }),
    ...((numberType ?? simType) !== undefined && {
      [NUMBER]: {
        ...(numberType !== undefined && { numberType }),
        ...(simType !== undefined && { simType }),
      },
    }),
  };
}

/** The walk with what was chosen since in its forms. */
export function withAnswers(state: WalkState, chosen: Chosen, catalogue: WalkCatalogue): WalkState {
  const answers = answersIn(chosen, catalogue);
  const taken = JSON.stringify(answers);
  if (taken === state.taken) return state;
  const filled = Object.entries(answers).map(([form, data]) => [form, { ...state.forms[form], ...data }]);
  return { ...state, taken, forms: { ...state.forms, ...Object.fromEntries(filled) } };
}

/** Of a plan that was chosen as a whole, only what was chosen to be otherwise. */
function otherThanPlan(chosen: Chosen, catalogue: WalkCatalogue): unknown {
  const { tariff } = chosen;
  const plan = Object.entries(planOf(chosen, catalogue) ?? {});
  if (!isRecord(tariff)) return tariff;
  const isOfPlan = (name: string, value: unknown) =>
    plan.some(([own, is]) => own === name && JSON.stringify(is) === JSON.stringify(value));
  return Object.fromEntries(Object.entries(tariff).filter(([name, value]) => !isOfPlan(name, value)));
}

/** The order in progress: what follows from the answers, and in its place what was chosen and no form asks for. */
export function walkedOrder(
  state: WalkState,
  { order: chosen, catalogue }: Pick<ShownWalk, 'order' | 'catalogue'>,
): OrderInProgress {
  // Each field is typed by its schema.
  const forms = state.forms as WalkState['forms'] & OrderForms;
  const order = orderInProgress(forms, { ...catalogue, held: [] });
  const { numberType: _number, simType: _sim, tariff: _plan, ...others } = chosen;
  const tariff = otherThanPlan(chosen, catalogue);
  const hasOther = isRecord(tariff) && Object.keys(tariff).length > 0;
  const before = new Map(Object.entries(order));
  const counted = Object.entries({ ...others, ...(hasOther && { tariff }) }).map(([name, value]) => {
    const own = before.get(name);
    return [name, isRecord(own) && isRecord(value) ? { ...own, ...value } : value];
  });
  // They were chosen from lists of what an order can have.
  return { ...order, ...Object.fromEntries(counted) } as OrderInProgress;
}
