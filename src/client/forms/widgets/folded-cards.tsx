import { type ReactNode, useState } from 'react';
import { ChoiceCards } from '../../components/choice-card.tsx';
import fold from '../../components/fold.module.css';
import type { Choice } from '../state/form-context.ts';

interface Props {
  /** The line that they are folded under. */
  line: string | undefined;
  choices: readonly Choice[];
  isChosen: (value: string) => boolean;
  cardOf: (choice: Choice) => ReactNode;
}

/** Cards that few people need, under one line that names the chosen ones; open at first where one is chosen. */
export function FoldedCards({ line, choices, isChosen, cardOf }: Props) {
  const chosen = choices.filter(({ value }) => isChosen(value)).map(({ label }) => label);
  const [isOpen] = useState(chosen.length > 0);
  if (choices.length === 0) return null;
  return (
    <details className={fold.fold} open={isOpen}>
      <summary>{[line, ...chosen].join(' · ')}</summary>
      <ChoiceCards>{choices.map(cardOf)}</ChoiceCards>
    </details>
  );
}
