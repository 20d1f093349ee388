import type { WidgetProps } from '@rjsf/utils';
import { ChoiceCard, ChoiceCards } from '../../components/choice-card.tsx';
import { FieldFrame } from '../parts/field-frame.tsx';
import { useChoices } from './use-choices.ts';
import { controlOf } from './widget-control.ts';

/** Any number of big choices; the data is the list of their values in the order of the choices. */
export function CheckboxCardsWidget(props: WidgetProps) {
  const control = controlOf(props);
  const choices = useChoices(props);
  const chosen: unknown[] = Array.isArray(props.value) ? props.value : [];
  const toggle = (value: string) => {
    const isChosen = (other: string) => (other === value ? !chosen.includes(value) : chosen.includes(other));
    props.onChange(choices.map((choice) => choice.value).filter(isChosen));
  };
  if (choices.length === 0 && !control.required) return null;
  return (
    <FieldFrame control={control} as="group">
      <ChoiceCards>
        {choices.map(({ value, label, ...face }) => (
          <ChoiceCard
            {...face}
            key={value}
            type="checkbox"
            id={`${control.id}-${value}`}
            name={control.path}
            value={value}
            title={label}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            disabled={face.disabled || control.readOnly}
          />
        ))}
      </ChoiceCards>
    </FieldFrame>
  );
}
