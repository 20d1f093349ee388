import { useEffect, useState } from 'react';
import type { GameResult } from '../../../shared/api/games.ts';
import { FactList } from '../../components/fact-list.tsx';
import { useText } from '../../lib/text.ts';
import styles from './games.module.css';
import { isFair } from './is-fair.ts';

/** The proof that the seed was fixed before the first kick: its hash, and afterwards the seed with all kicks repeated. */
export function FairPlay({ result }: { result: GameResult }) {
  const text = useText();
  const [verdict, setVerdict] = useState<boolean>();
  useEffect(() => {
    let isLatest = true;
    void isFair(result).then((fair) => isLatest && setVerdict(fair));
    return () => {
      isLatest = false;
    };
  }, [result]);
  const facts = [
    {
      id: 'hash',
      term: text('games.page.fair.hash'),
      value: <span className={styles.hash}>{result.seedHash}</span>,
    },
    {
      id: 'seed',
      term: text('games.page.fair.seed'),
      value: <span className={styles.hash}>{result.seed}</span>,
    },
  ];
  return (
    <details className={styles.fair}>
      <summary>{text('games.page.fair.title')}</summary>
      <div className={styles.round}>
        <p>{text('games.page.fair.text')}</p>
        <FactList look="stacked" facts={facts.slice(0, result.seed === null ? 1 : 2)} />
        {verdict === undefined ? null : (
          <p>{text(verdict ? 'games.page.fair.right' : 'games.page.fair.wrong')}</p>
        )}
      </div>
    </details>
  );
}
