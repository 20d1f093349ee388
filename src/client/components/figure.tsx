import styles from './figure.module.css';

interface Props {
  value: number | string;
  unit: string;
  size?: 'm' | 'l' | 'xl';
}

/** A large number with its unit: gigabytes, days, shirt numbers. */
export function Figure({ value, unit, size = 'l' }: Props) {
  return (
    <span className={styles.figure} data-size={size}>
      <span className={styles.value}>{value}</span>
      <span className={styles.unit}> {unit}</span>
    </span>
  );
}
