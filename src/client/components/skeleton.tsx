import styles from './skeleton.module.css';

interface Props {
  height: number | string;
  width?: number | string;
  /** The shape of the content that will be here. */
  shape?: 'card' | 'text' | 'round';
}

/** A placeholder in the size of content that is loading, so that the page does not jump. */
export function Skeleton({ height, width = '100%', shape = 'card' }: Props) {
  return <span className={styles.skeleton} data-shape={shape} style={{ height, width }} aria-hidden="true" />;
}
