import type { WidgetProps } from '@rjsf/utils';
import { ChoiceCard, ChoiceCards } from '../../components/choice-card.tsx';
import { FieldFrame } from '../parts/field-frame.tsx';
import { useChoices } from './use-choices.ts';
import { controlOf } from './widget-control.ts';

/** One of a few big choices with title, description, price and badge; none is chosen beforehand. */
export function CardsWidget(props: WidgetProps) {
  const control = controlOf(props);
  const choices = useChoices(props);
  // Nothing to choose from and no need to, such as saved payment methods of a guest.
  if (choices.length === 0 && !control.required) return null;
  return (
    <FieldFrame control={control} as="radiogroup">
      <ChoiceCards>
        {choices.map(({ value, label, ...face }) => (
          <ChoiceCard
            {...face}
            key={value}
            type="radio"
            id={`${control.id}-${value}`}
            name={control.path}
            value={value}
            title={label}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
            disabled={face.disabled || control.readOnly}
          />
        ))}
      </ChoiceCards>
    </FieldFrame>
  );
}
