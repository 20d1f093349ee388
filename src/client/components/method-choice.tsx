import { useId } from 'react';
import { methodsOfVersion, type PaymentMethod, paymentMethods } from '../../shared/enums.ts';
import { useText } from '../lib/text.ts';
import { Badge } from './badge.tsx';
import { ChoiceCard, ChoiceCards } from './choice-card.tsx';
import styles from './method-choice.module.css';
import { MethodIcon } from './method-icon.tsx';

/** The payment version in which a method is paid: card payments are not in the newest one. */
export const versionOf = (method: PaymentMethod) => (methodsOfVersion.V3.includes(method) ? 'V3' : 'V2');

interface Props {
  legend: string;
  method: PaymentMethod;
  /** What did not work with one of them. */
  failed?: { of: PaymentMethod; text: string } | undefined;
  onChoose: (method: PaymentMethod) => void;
}

/** All means of payment as cards, each with its sign. */
export function MethodChoice({ legend, method, failed, onChoose }: Props) {
  const text = useText();
  const name = useId();
  return (
    <fieldset className={styles.methods}>
      <legend>{legend}</legend>
      <ChoiceCards>
        {paymentMethods.map((one) => (
          <ChoiceCard
            key={one}
            type="radio"
            id={`${name}-${one}`}
            name={name}
            value={one}
            title={
              <span className={styles.name}>
                {text(`order.page.method.${one}`)}
                <MethodIcon method={one} />
              </span>
            }
            description={failed?.of === one ? <Badge tone="negative">{failed.text}</Badge> : undefined}
            checked={method === one}
            onChange={() => onChoose(one)}
          />
        ))}
      </ChoiceCards>
    </fieldset>
  );
}
