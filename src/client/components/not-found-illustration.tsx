import styles from './illustration.module.css';

/** A ball over the bar: the page missed its goal. */
export function NotFoundIllustration() {
  return (
    <svg className={styles.wide} viewBox="0 0 640 260" role="presentation" aria-hidden="true">
      <g className={styles.net}>
        {Array.from({ length: 13 }, (_, at) => (
          <path key={`v${String(at)}`} d={`M${140 + at * 30} 96V232`} />
        ))}
        {Array.from({ length: 5 }, (_, at) => (
          <path key={`h${String(at)}`} d={`M140 ${118 + at * 26}H500`} />
        ))}
      </g>
      <path className={styles.frame} d="M134 236V90H506V236" />
      <path className={styles.flight} d="M40 232C150 150 300 40 560 26" />
      <g transform="translate(568 30)">
        <circle className={styles.ball} r="26" />
        <path
          className={styles.panel}
          d="M0-10 9.5-3.1 5.9 8.1H-5.9L-9.5-3.1ZM0-10V-25M9.5-3.1 23.5-8M5.9 8.1 14 20.5M-5.9 8.1-14 20.5M-9.5-3.1-23.5-8"
        />
      </g>
      <path className={styles.grass} d="M0 238H640" />
    </svg>
  );
}
