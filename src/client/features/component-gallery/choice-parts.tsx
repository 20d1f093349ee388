import { useState } from 'react';
import { ChipButtons, ChipLinks } from '../../components/chips.tsx';
import { ChoiceCard, ChoiceCards } from '../../components/choice-card.tsx';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import styles from './parts.module.css';

const chips = ['all', 'esim', 'sim'] as const;

/** Radio cards in every state, and chips as links and as buttons. */
export function ChoiceParts() {
  const text = useText();
  const [chosen, setChosen] = useState('esim');
  const [pressed, setPressed] = useState('all');
  const card = (value: string) => ({
    type: 'radio' as const,
    id: `part-${value}`,
    name: 'part-choice',
    value,
    checked: chosen === value,
    onChange: () => setChosen(value),
  });
  return (
    <Section size="part" title={text('parts.group.choices')}>
      <div className={styles.stack}>
        <ChoiceCards>
          <ChoiceCard
            {...card('esim')}
            title={text('parts.word.esim')}
            description={text('parts.word.esimText')}
          />
          <ChoiceCard
            {...card('sim')}
            title={text('parts.word.sim')}
            badge={text('parts.word.badge')}
            description={text('parts.word.simText')}
            price="14,99 €"
          />
          <ChoiceCard {...card('invalid')} title={text('parts.word.sim')} invalid />
          <ChoiceCard {...card('soldOut')} title={text('parts.word.soldOut')} disabled />
        </ChoiceCards>
        <ChipLinks
          label={text('parts.group.choices')}
          chips={chips.map((chip) => ({
            to: `/dev/parts?chip=${chip}`,
            text: text(`parts.word.${chip}`),
            current: chip === 'all',
          }))}
        />
        <ChipButtons
          label={text('parts.group.choices')}
          chips={chips.map((chip) => ({
            id: chip,
            text: text(`parts.word.${chip}`),
            pressed: chip === pressed,
          }))}
          onPress={setPressed}
        />
      </div>
    </Section>
  );
}
