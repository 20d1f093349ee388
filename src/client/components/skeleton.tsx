import styles from './skeleton.module.css';

interface Props {
  height: number | string;
  width?: number | string;
}

/** The place of something on its way, in its size, so that nothing jumps. */
export function Skeleton({ height, width = '100%' }: Props) {
  return <span className={styles.skeleton} style={{ height, width }} aria-hidden="true" />;
}
