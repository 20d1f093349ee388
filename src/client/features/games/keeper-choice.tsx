import { type KeeperId, keeperIds } from '../../../shared/games/penalty-keepers.ts';
import { ChipButtons } from '../../components/chips.tsx';
import { useText } from '../../lib/text.ts';
import styles from './games.module.css';

interface Props {
  keeper: KeeperId;
  onChange: (keeper: KeeperId) => void;
}

/** Practice against any of the keepers, with what is known of him. */
export function KeeperChoice({ keeper, onChange }: Props) {
  const text = useText();
  return (
    <section className={styles.round} aria-labelledby="game-keepers">
      <h2 id="game-keepers" className={styles.title}>
        {text('games.page.keeper.title')}
      </h2>
      <ChipButtons
        label={text('games.page.keeper.title')}
        chips={keeperIds.map((id) => ({ id, text: text(`games.page.keeper.${id}`), pressed: id === keeper }))}
        onPress={(id) => onChange(keeperIds.find((one) => one === id) ?? keeper)}
      />
      <p>{text(`games.page.habit.${keeper}`)}</p>
    </section>
  );
}
