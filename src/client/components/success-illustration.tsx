import styles from './illustration.module.css';

/** The whistle has blown and it went well: a tick inside rays. */
export function SuccessIllustration() {
  const rays = Array.from({ length: 12 }, (_, at) => at * 30);
  return (
    <div className={styles.stand}>
      <svg className={styles.square} viewBox="-120 -120 240 240" role="presentation" aria-hidden="true">
        {rays.map((angle) => (
          <path key={angle} className={styles.rays} d="M0-88V-108" transform={`rotate(${angle})`} />
        ))}
        <circle className={styles.fill} r="70" />
        <path className={styles.tick} d="M-30 2-8 26 32-22" />
      </svg>
    </div>
  );
}
