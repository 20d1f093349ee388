import styles from './skeleton.module.css';

interface Props {
  height: number | string;
  width?: number | string;
  /** The corners of what will stand here. */
  shape?: 'card' | 'text' | 'round';
}

/** The place of something on its way, in its size, so that nothing jumps. */
export function Skeleton({ height, width = '100%', shape = 'card' }: Props) {
  return <span className={styles.skeleton} data-shape={shape} style={{ height, width }} aria-hidden="true" />;
}
