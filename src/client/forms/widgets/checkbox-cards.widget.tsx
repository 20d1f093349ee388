import type { WidgetProps } from '@rjsf/utils';
import { useIntl } from 'react-intl';
import { ChoiceCard, ChoiceCards } from '../../components/choice-card.tsx';
import { FieldFrame } from '../parts/field-frame.tsx';
import type { Choice } from '../state/form-context.ts';
import { FoldedCards } from './folded-cards.tsx';
import { useChoices } from './use-choices.ts';
import { controlOf } from './widget-control.ts';

/** Any number of big choices; the data is the list of their values in the order of the choices. */
export function CheckboxCardsWidget(props: WidgetProps) {
  const intl = useIntl();
  const control = controlOf(props);
  const choices = useChoices(props);
  const chosen: unknown[] = Array.isArray(props.value) ? props.value : [];
  const toggle = (value: string) => {
    const isChosen = (other: string) => (other === value ? !chosen.includes(value) : chosen.includes(other));
    props.onChange(choices.map((choice) => choice.value).filter(isChosen));
  };
  if (choices.length === 0 && !control.required) return null;
  const cardOf = ({ value, label, ...face }: Choice) => (
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
  );
  const seen = Number(props.options.seen ?? choices.length);
  const further = choices.slice(seen);
  return (
    <FieldFrame control={control} as="group">
      <ChoiceCards>{choices.slice(0, seen).map(cardOf)}</ChoiceCards>
      <FoldedCards
        line={intl.formatMessage({ id: 'app.form.further' }, { count: further.length })}
        choices={further}
        isChosen={(value) => chosen.includes(value)}
        cardOf={cardOf}
      />
    </FieldFrame>
  );
}
