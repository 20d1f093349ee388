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
  isRecurring: boolean;
  start: Start | undefined;
  isMissing: boolean;
  onChoose: (start: Start) => void;
}

/** At once by express wish, or after the withdrawal period: two cards with their days, none chosen beforehand. */
export function StartChoice({ ref, terms, isRecurring, start, isMissing, onChoose }: Props) {
  const text = useText();
  const { early, later, lineEndsOn } = terms;
  // It ends with its line, where that ends in its first month.
  const goesOn = ({ endsOn }: OptionTerms['early']) => isRecurring && endsOn !== lineEndsOn;
  // On the last day of a month of the line, the first month is one day long.
  const kindOf = (term: OptionTerms['early']) => {
    if (!goesOn(term)) return 'until';
    return term.startsOn === term.endsOn ? 'oneDay' : 'monthly';
  };
  const offered = [
    { one: 'early' as const, term: early },
    ...(later ? [{ one: 'later' as const, term: later }] : []),
  ];
  return (
    <fieldset ref={ref} className={styles.choice}>
      <legend>{text('packages.page.start.title')}</legend>
      <ChoiceCards>
        {offered.map(({ one, term }) => (
          <ChoiceCard
            key={one}
            type="radio"
            id={`start-${one}`}
            name="start"
            value={one}
            title={text(`packages.page.start.${one}`, { day: germanDay(term.startsOn) })}
            badge={text(`packages.page.start.${kindOf(term)}`, { day: germanDay(term.endsOn) })}
            description={text(`packages.page.start.${one}.text`)}
            checked={start === one}
            invalid={isMissing}
            onChange={() => onChoose(one)}
          />
        ))}
      </ChoiceCards>
      {!later && lineEndsOn ? (
        <p className={styles.onlyEarly}>
          {text('packages.page.start.onlyEarly', { day: germanDay(lineEndsOn) })}
        </p>
      ) : null}
      {isMissing ? (
        <div className={styles.fault}>
          <Message kind="error" title={text('packages.page.book.missing')} live />
        </div>
      ) : null}
    </fieldset>
  );
}
