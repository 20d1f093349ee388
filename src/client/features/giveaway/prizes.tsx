import type { GiveawayRound } from '../../../shared/api/giveaway.ts';
import { useText } from '../../lib/text.ts';
import { PrizePicture } from './prize-picture.tsx';
import styles from './prizes.module.css';

type Winner = GiveawayRound['prizes'][number]['winners'][number];

type Props = Pick<GiveawayRound, 'prizes'>;

/** The prizes, drawn; with a board of the winners once they are known. */
export function Prizes({ prizes }: Props) {
  return (
    <ul className={styles.prizes}>
      {rarestFirst(prizes).map((prize) => (
        <li key={prize.name} className={styles.prize}>
          <PrizePicture prize={prize} />
          <p className={styles.name}>{prize.name}</p>
          {prize.winners.length > 0 ? (
            <ul className={styles.winners}>
              {prize.winners.map((winner) => (
                <li key={winner.number ?? winner.name} className={styles.winner}>
                  <WinnerLine {...winner} />
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** What few have won comes first. */
function rarestFirst(prizes: Props['prizes']): Props['prizes'] {
  return prizes.toSorted((a, b) => a.winners.length - b.winners.length);
}

/** The number of the entry, and the name of who wants to be named. */
function WinnerLine({ number, name }: Winner) {
  const text = useText();
  return (
    <>
      {number === null ? null : (
        <span className={styles.number}>{text('giveaway.page.number', { number })}</span>
      )}{' '}
      {name === null ? <span>{text('giveaway.page.unnamed')}</span> : <Name of={name} />}
    </>
  );
}

/** `Ayşe K., Köln`: the town stands at the edge. */
function Name({ of }: { of: string }) {
  const [name, ...town] = of.split(', ');
  return (
    <>
      <strong>{name}</strong>
      {town.length > 0 ? (
        <>
          <span className="visually-hidden">, </span>
          <span className={styles.town}>{town.join(', ')}</span>
        </>
      ) : null}
    </>
  );
}
