import type { Ref } from 'react';
import type { KeeperId } from '../../../shared/games/penalty-keepers.ts';
import styles from './keeper.module.css';

const MIRRORED = 'matrix(-1 0 0 1 84 0)';

/** The left arm while he waits, and how the glove at its end is turned. Each keeper stands in his own way. */
const waiting: Record<KeeperId, { arm: string; glove: string }> = {
  cat: { arm: 'M33 35 19 42 8 33', glove: 'translate(-6.5 2) rotate(-14 12 30)' },
  tower: { arm: 'M33 34 18 24 14 8', glove: 'translate(1 -22.5)' },
  chaser: { arm: 'M33 35 20 45 6 48', glove: 'translate(-8 18) rotate(-62 12.6 30)' },
  stubborn: { arm: 'M33 34 15 42 28 50', glove: 'translate(17 20) rotate(112 12.6 30)' },
};

/** The keeper from the front. He waits as his character does; in a dive (`data-dive`) both arms reach for the ball. */
export function Keeper({ ref, keeper }: { ref: Ref<SVGSVGElement>; keeper: KeeperId }) {
  const { arm, glove } = waiting[keeper];
  return (
    <svg ref={ref} className={styles.keeper} data-keeper={keeper} viewBox="0 0 84 80" aria-hidden="true">
      <g className={styles.stance}>
        <KeeperBody arm={arm} glove={glove} />
      </g>
    </svg>
  );
}

function KeeperBody({ arm, glove }: { arm: string; glove: string }) {
  return (
    <>
      {[undefined, MIRRORED].map((side) => (
        <g key={side ?? ''} transform={side}>
          <path className={styles.leg} d="M37.5 56 33 64.5" />
          <path className={styles.stocking} d="M32.6 66.5 31 73.5" />
          <path className={styles.shoe} d="M31 77 25 77.4" />
          <g className={styles.ready}>
            <path className={styles.sleeve} d={arm} />
            <g transform={glove}>
              <Glove />
            </g>
          </g>
          <g className={styles.reach}>
            <path className={styles.sleeve} d="M34 34.5 30.5 22 34 9.5" />
            <g transform="translate(22.6 -21.5)">
              <Glove />
            </g>
          </g>
        </g>
      ))}
      <path className={styles.shorts} d="M31.5 47H52.5L56 60.5 45.5 62 42 55.5 38.5 62 28 60.5Z" />
      <path className={styles.trunk} d="M29.6 33C33.5 29.4 38 29 42 29S50.5 29.4 54.4 33L52.8 50.4H31.2Z" />
      <path
        className={styles.fold}
        d="M54.4 33 52.8 50.4H45.6C48.6 45 49.6 38.6 48 30.2 50.6 30.6 52.8 31.6 54.4 33Z"
      />
      <path className={styles.skin} d="M38.8 24H45.2V29.4C44 31.6 40 31.6 38.8 29.4Z" />
      <circle className={styles.skin} cx="35.7" cy="21.6" r="1.5" />
      <circle className={styles.skin} cx="48.3" cy="21.6" r="1.5" />
      <ellipse className={styles.skin} cx="42" cy="20.8" rx="6.3" ry="7.4" />
      <path
        className={styles.hair}
        d="M35.4 20.6C33.6 10.6 50.4 10.6 48.6 20.6 48 18.4 47.2 17.2 46 16.4 43.4 17.8 39.8 17.6 37.8 16.6 36.4 17.4 35.8 18.8 35.4 20.6Z"
      />
      <path
        className={styles.features}
        d="M38.4 19.2 40.8 18.9M43.2 18.9 45.6 19.2M42 21.4V23.4M40.2 25.2C41.2 26 42.8 26 43.8 25.2"
      />
      <path className={styles.eyes} d="M39.6 21.2H39.7M44.3 21.2H44.4" />
      <text className={styles.one} x="42" y="45">
        1
      </text>
    </>
  );
}

function Glove() {
  return (
    <>
      <path
        className={styles.glove}
        d="M8.2 27.6C5.8 22.6 5.2 18.6 6.4 17.4 7.2 16.6 8 17 8.5 18 8.4 15.6 9 14.6 10 14.6 11 14.6 11.5 15.6 11.7 17.2 12.2 15.8 13 15.4 13.8 15.9 14.7 16.4 14.8 17.8 14.7 19.6 15.4 19 16.4 19.2 16.7 20.2L17.4 22.4C19 20.6 20.8 21.2 20.5 23 20.1 25.2 18.4 27.4 16.2 29Z"
      />
      <path className={styles.cuff} d="M9 29.6 16.2 30.6" />
    </>
  );
}
