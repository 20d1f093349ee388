import { useId } from 'react';
import type { ContractView } from '../../shared/api/contracts.ts';
import { lineInWords } from '../../shared/line-in-words.ts';
import { ChoiceCard, ChoiceCards } from './choice-card.tsx';
import styles from './line-choice.module.css';

interface Props {
  title: string;
  lines: readonly Pick<ContractView, 'id' | 'msisdn' | 'lineName' | 'tariffName'>[];
  chosen: string | undefined;
  onChoose: (contractId: string) => void;
}

/** One of several lines, by number and tariff; none is chosen beforehand. */
export function LineChoice({ title, lines, chosen, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{title}</legend>
      <ChoiceCards>
        {lines.map(({ id, msisdn, lineName, tariffName }) => (
          <ChoiceCard
            key={id}
            type="radio"
            id={`${name}-${id}`}
            name={name}
            value={id}
            title={lineInWords({ msisdn, lineName })}
            description={<span lang="de">{tariffName}</span>}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
        ))}
      </ChoiceCards>
    </fieldset>
  );
}
