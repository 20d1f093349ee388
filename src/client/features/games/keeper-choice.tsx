import { type KeeperId, keeperIds } from '../../../shared/games/penalty-keepers.ts';
import { useText } from '../../lib/text.ts';
import games from './games.module.css';
import styles from './keeper-choice.module.css';
import { KeeperHead } from './keeper-head.tsx';

interface Props {
  keeper: KeeperId;
  onChange: (keeper: KeeperId) => void;
}

/** Practice against any of the keepers, with what is known of him. */
export function KeeperChoice({ keeper, onChange }: Props) {
  const text = useText();
  return (
    <section className={games.round} aria-labelledby="game-keepers">
      <h2 id="game-keepers" className={games.title}>
        {text('games.page.keeper.title')}
      </h2>
      <div className={styles.keepers} data-scripted>
        {keeperIds.map((id) => (
          <button
            key={id}
            type="button"
            className={styles.keeper}
            aria-pressed={id === keeper}
            onClick={() => onChange(id)}
          >
            <svg className={styles.face} viewBox="-16 -20 32 32" aria-hidden="true">
              <path className={styles.bust} d="M-15 14C-14 8-8 7.600-4 6.500H4C8 7.600 14 8 15 14Z" />
              <KeeperHead keeper={id} />
            </svg>
            {text(`games.page.keeper.${id}`)}
          </button>
        ))}
      </div>
      <p>{text(`games.page.habit.${keeper}`)}</p>
      <p className={games.note}>{text('games.page.practice.free')}</p>
    </section>
  );
}
