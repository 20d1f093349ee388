import { ChoiceCard, ChoiceCards } from '../../components/choice-card.tsx';
import { useText } from '../../lib/text.ts';
import styles from './right-choice.module.css';
import { anchors, type Right, rights } from './rights.ts';

interface Props {
  chosen: Right;
  onChoose: (right: Right) => void;
}

/** Both rights with an explanation; the one that the address names is selected, so that its form is shown at once. */
export function RightChoice({ chosen, onChoose }: Props) {
  const text = useText();
  return (
    <fieldset className={styles.choice} data-scripted>
      <legend className={styles.question}>{text('contract.page.choice')}</legend>
      <ChoiceCards>
        {rights.map((right) => (
          <ChoiceCard
            key={right}
            type="radio"
            id={`right-${right}`}
            name="right"
            value={anchors[right]}
            checked={right === chosen}
            onChange={() => onChoose(right)}
            title={text(`contract.page.${right}.choice`)}
            description={text(`contract.page.${right}.lead`)}
          />
        ))}
      </ChoiceCards>
    </fieldset>
  );
}
