import { useEffect, useId, useState } from 'react';
import type { Tariff } from '../../shared/api/catalogue.ts';
import type { FlowView } from '../../shared/api/workbench-preview.ts';
import { orderValue } from '../../shared/conditions/order-values.ts';
import { walk } from '../../shared/json-values.ts';
import { pointerNames } from '../../shared/rules/json-pointer.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { flowWords } from './flow-words.ts';
import { type ChosenOrder, loadPlans, planInOrder, withChoice } from './order-choice.ts';

interface ValueProps {
  lang: StaffLang;
  label: string;
  /** What a value is called; undefined: as it is. */
  nameOf?: (value: unknown) => string;
  values: readonly unknown[];
  value: unknown;
  onChoose(value: unknown): void;
}

/** One value of the order, or none yet. */
function Value({ lang, label, nameOf = String, values, value, onChoose }: ValueProps) {
  const id = useId();
  const words = flowWords[lang];
  const chosen = values.indexOf(value);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select {...{ id }} value={chosen} onChange={(event) => onChoose(values[Number(event.target.value)])}>
        <option value={-1}>{words.open}</option>
        {values.map((one, at) => (
          <option key={String(one)} value={at}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface OrderControlsProps extends PlansProps {
  /** Values that the flow asks about, besides the plan. */
  choices: NonNullable<FlowView['flow']>['choices'];
}

/** An order whose way through the flow is wanted. */
export function OrderControls({ lang, order, choices, onOrder }: OrderControlsProps) {
  return (
    <div className="view">
      <Plans {...{ lang, order, onOrder }} />
      {choices.map(({ pointer, label, values }) => (
        <Value
          key={pointer}
          {...{ lang, values }}
          label={label[lang]}
          nameOf={(one) => orderValue(lang, pointer, one)}
          value={walk(order, pointerNames(pointer))}
          onChoose={(value) => onOrder(withChoice(order, pointer, value))}
        />
      ))}
      <button type="button" onClick={() => onOrder({})}>
        {flowWords[lang].clear}
      </button>
    </div>
  );
}

interface PlansProps {
  lang: StaffLang;
  order: ChosenOrder;
  onOrder(order: ChosenOrder): void;
}

/** The plan of the order, with all that the flow may ask about it. */
function Plans({ lang, order, onOrder }: PlansProps) {
  const [plans, setPlans] = useState<readonly Tariff[]>([]);
  useEffect(() => {
    // Without them, all other values can be chosen.
    loadPlans('de').then(setPlans, () => setPlans([]));
  }, []);
  const slugs = plans.map(({ slug }) => slug);
  const choose = (slug: unknown) => {
    const plan = plans.find((one) => one.slug === slug);
    onOrder(withChoice(order, '/tariff', plan && planInOrder(plan)));
  };
  return (
    <Value
      {...{ lang }}
      label={flowWords[lang].plan}
      values={slugs}
      value={walk(order, ['tariff', 'slug'])}
      onChoose={choose}
    />
  );
}
