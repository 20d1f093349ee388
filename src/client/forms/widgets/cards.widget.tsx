import type { WidgetProps } from '@rjsf/utils';
import { use, useEffect } from 'react';
import { ChoiceCard, ChoiceCards } from '../../components/choice-card.tsx';
import { FieldFrame } from '../parts/field-frame.tsx';
import { type Choice, FormExtrasContext } from '../state/form-context.ts';
import { FoldedCards } from './folded-cards.tsx';
import { useChoices } from './use-choices.ts';
import { controlOf, textOption, typedChoice } from './widget-control.ts';

/** One of a few big choices with title, description, price and badge; none is chosen beforehand. */
export function CardsWidget(props: WidgetProps) {
  const control = controlOf(props);
  const choices = useChoices(props);
  const { pictures } = use(FormExtrasContext);
  const Picture = pictures[textOption(props, 'picture') ?? ''];
  const { onChange, required } = props;
  const chosen = props.value === undefined ? undefined : String(props.value);
  const isGone = !required && chosen !== undefined && !choices.some(({ value }) => value === chosen);
  // A choice that another answer took away, such as a saved account after choosing another means of payment.
  useEffect(() => {
    if (isGone) onChange(undefined);
  }, [isGone, onChange]);
  // Nothing to choose from and no need to, such as saved payment methods of a guest.
  if (choices.length === 0 && !control.required) return null;
  const cardOf = ({ value, label, ...face }: Choice) => (
    <ChoiceCard
      {...face}
      key={value}
      type="radio"
      id={`${control.id}-${value}`}
      name={control.path}
      value={value}
      title={label}
      picture={Picture && <Picture value={value} />}
      checked={(chosen ?? '') === value}
      onChange={() => onChange(typedChoice(props, value))}
      disabled={face.disabled || control.readOnly}
    />
  );
  const folded = choices.filter(({ fold }) => fold);
  return (
    <FieldFrame control={control} as="radiogroup">
      <ChoiceCards isNarrow={props.options.narrow === true}>
        {choices.filter(({ fold }) => !fold).map(cardOf)}
      </ChoiceCards>
      <FoldedCards
        line={folded[0]?.fold}
        choices={folded}
        isChosen={(value) => value === chosen}
        cardOf={cardOf}
      />
    </FieldFrame>
  );
}
