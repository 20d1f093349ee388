import type { GiveawayRound } from '../../../shared/api/giveaway.ts';
import { FactList } from '../../components/fact-list.tsx';
import fold from '../../components/fold.module.css';
import { useText } from '../../lib/text.ts';
import styles from './giveaway.module.css';

/** The data to repeat the draw, folded; nothing for a round that was drawn elsewhere. */
export function FairDraw({ round: { draw } }: { round: GiveawayRound }) {
  const text = useText();
  if (!draw) return null;
  const { secretHash, numbersHash, opened } = draw;
  const facts = [
    { id: 'secretHash', term: text('giveaway.page.fair.secretHash'), value: secretHash },
    { id: 'numbersHash', term: text('giveaway.page.fair.numbersHash'), value: numbersHash },
    { id: 'secret', term: text('giveaway.page.fair.secret'), value: opened?.secret },
    { id: 'numbers', term: text('giveaway.page.fair.numbers'), value: opened?.numbers },
  ];
  return (
    <details className={`${fold.fold} ${styles.fair}`}>
      <summary>{text('giveaway.page.fair.title')}</summary>
      <div className={styles.round}>
        <p>{text('giveaway.page.fair.text')}</p>
        <p>{text('giveaway.page.fair.how')}</p>
        <FactList look="stacked" facts={facts.filter(({ value }) => value)} />
      </div>
    </details>
  );
}
