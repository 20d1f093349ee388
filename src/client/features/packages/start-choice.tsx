import type { Ref } from 'react';
import type { OptionTerms } from '../../../shared/api/packages.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { ChoiceCard, ChoiceCards } from '../../components/choice-card.tsx';
import { Message } from '../../components/message.tsx';
import { useText } from '../../lib/text.ts';
import styles from './options.module.css';

export type Start = 'early' | 'later';

interface Props {
  ref: Ref<HTMLFieldSetElement>;
  terms: OptionTerms;
  start: Start | undefined;
  isMissing: boolean;
  onChoose: (start: Start) => void;
}

/** At once by express wish, or after the withdrawal period: two cards with their days, none chosen beforehand. */
export function StartChoice({ ref, terms, start, isMissing, onChoose }: Props) {
  const text = useText();
  return (
    <fieldset ref={ref} className={styles.choice}>
      <legend>{text('packages.page.start.title')}</legend>
      <ChoiceCards>
        {(['early', 'later'] as const).map((one) => (
          <ChoiceCard
            key={one}
            type="radio"
            id={`start-${one}`}
            name="start"
            value={one}
            title={text(`packages.page.start.${one}`, { day: germanDay(terms[one].startsOn) })}
            badge={text('packages.page.start.until', { day: germanDay(terms[one].endsOn) })}
            description={text(`packages.page.start.${one}.text`)}
            checked={start === one}
            invalid={isMissing}
            onChange={() => onChoose(one)}
          />
        ))}
      </ChoiceCards>
      {isMissing ? (
        <div className={styles.fault}>
          <Message kind="error" title={text('packages.page.book.missing')} live />
        </div>
      ) : null}
    </fieldset>
  );
}
