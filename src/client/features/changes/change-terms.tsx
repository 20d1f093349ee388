import type { ChangesView } from '../../../shared/api/changes.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import { FactList } from '../../components/fact-list.tsx';
import { useText } from '../../lib/text.ts';
import styles from './changes.module.css';

/** What decides: how much more or less than today a month costs. */
export function Difference({ cents }: { cents: number }) {
  const text = useText();
  if (cents === 0) return <p className={styles.difference}>{text('contract.page.change.equal')}</p>;
  const sign = cents < 0 ? '−' : '+';
  return (
    <p className={styles.difference}>
      <strong>{`${sign}${formatCents(Math.abs(cents))}`}</strong>{' '}
      {text(`contract.page.change.${cents < 0 ? 'less' : 'more'}`)}
    </p>
  );
}

interface TermsProps {
  changes: ChangesView;
  offer: ChangesView['offers'][number];
  /** Undefined until the customer has chosen. */
  isEarly: boolean | undefined;
}

/** The day on which the new tariff begins; undefined until the customer has chosen. */
export function beginOf(
  { startsOn, startsAfterWithdrawalOn }: TermsProps['offer'],
  isEarly: boolean | undefined,
): string | undefined {
  if (isEarly === undefined) return undefined;
  return isEarly ? startsOn : startsAfterWithdrawalOn;
}

/** When it begins, what holds until the change, how long the new tariff binds, and what comes after. */
export function Terms({ changes: { tariffName, monthlyCents }, offer, isEarly }: TermsProps) {
  const text = useText();
  const { minimumEndsOn } = offer;
  const begins = beginOf(offer, isEarly);
  const now = { from: tariffName, monthly: formatCents(monthlyCents) };
  const facts = [
    {
      id: 'begins',
      value: begins === undefined ? text('contract.page.change.beginsOpen') : germanDay(begins),
    },
    { id: 'until', value: text('contract.page.change.untilValue', now) },
    { id: 'term', value: text('contract.page.change.termValue', { end: germanDay(minimumEndsOn) }) },
    { id: 'after', value: text('contract.page.change.afterValue') },
  ];
  return (
    <FactList
      look="stacked"
      facts={facts.map((fact) => ({ ...fact, term: text(`contract.page.change.${fact.id}`) }))}
    />
  );
}
