import styles from './skeleton.module.css';

interface Props {
  height: number | string;
  width?: number | string;
  /** The shape of the content that will be here. */
  shape?: 'card' | 'text' | 'round';
}

/**
 * A placeholder in the size of content that is loading, so that the page does not jump. It is an SVG, whose size is an
 * attribute: the Content-Security-Policy refuses a `style` in the server's HTML.
 */
export function Skeleton({ height, width = '100%', shape = 'card' }: Props) {
  return (
    <svg className={styles.skeleton} data-shape={shape} width={width} height={height} aria-hidden="true" />
  );
}
