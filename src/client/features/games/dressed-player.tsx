import { JerseyDrawing } from '../../components/jersey-drawing.tsx';
import styles from './player.module.css';
import { Player } from './player.tsx';

export interface Shirt {
  style: string;
  name?: string | undefined;
  number: string;
}

interface Props {
  shirt: Shirt;
  /** He has won, and lifts the cup. */
  hasCup?: boolean;
}

/** The player with a shirt; it fills a box of 200 × 400, which says by `data-pose` what he does. */
export function DressedPlayer({ shirt, hasCup = false }: Props) {
  return (
    <>
      <Player hasCup={hasCup} />
      <div className={styles.shirt} data-part="shirt">
        <JerseyDrawing {...shirt} />
      </div>
    </>
  );
}
