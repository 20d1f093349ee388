import type { Ref } from 'react';
import type { KeeperId } from '../../../shared/games/penalty-keepers.ts';
import styles from './keeper.module.css';
import { beaten, type Figure, holding, reaching, waiting } from './keeper-figures.ts';
import { KeeperHead } from './keeper-head.tsx';

/** The keeper from the front. He waits as his character does; in a dive (`data-dive`) he reaches for the ball; `held` is one that he has in the middle, and `beaten` one that went in beside him, at the side `data-ball`. */
export function Keeper({ ref, keeper }: { ref: Ref<SVGSVGElement>; keeper: KeeperId }) {
  return (
    <svg ref={ref} className={styles.keeper} viewBox="0 0 84 80" aria-hidden="true">
      <defs>
        <linearGradient id="game-form" x1=".2" y2=".5">
          <stop offset=".45" stopOpacity="0" />
          <stop offset="1" stopOpacity=".34" />
        </linearGradient>
      </defs>
      <g className={styles.ready}>
        <Body keeper={keeper} figure={waiting[keeper]} />
      </g>
      <g className={styles.reach}>
        <Body keeper={keeper} figure={reaching} />
      </g>
      <g className={styles.hold}>
        <Body keeper={keeper} figure={holding} />
      </g>
      <g className={styles.beaten}>
        <Body keeper={keeper} figure={beaten} />
      </g>
    </svg>
  );
}

function Body({ keeper, figure }: { keeper: KeeperId; figure: Figure }) {
  return (
    <>
      <path className={styles.edge} d={`${figure.thighs}${figure.stockings}`} />
      <path className={styles.leg} d={figure.thighs} />
      <path className={styles.stocking} d={figure.stockings} />
      <path className={styles.shoe} d={figure.shoes} />
      <path className={styles.shorts} d={figure.shorts} />
      <path className={styles.trunk} d={figure.trunk} />
      <path className={styles.form} d={figure.trunk} />
      <path className={styles.edge} d={figure.arms} />
      <path className={styles.sleeve} d={figure.arms} />
      {figure.one ? (
        <text className={styles.one} {...figure.one}>
          1
        </text>
      ) : null}
      <g transform={figure.head}>
        <KeeperHead keeper={keeper} />
        {figure === reaching || figure === beaten ? (
          <path className={styles.cry} d="M-2.6 4.4C-1.4 2.6 1.4 2.6 2.6 4.4 2.8 7.6-2.8 7.6-2.6 4.4Z" />
        ) : null}
      </g>
      {figure.gloves.map((place) => (
        <g key={place} transform={place}>
          {figure.areFists ? <Fist /> : <Glove />}
        </g>
      ))}
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

/** Its fingers lie on the hip, and the thumb is behind it. */
function Fist() {
  return (
    <>
      <path
        className={styles.glove}
        d="M-6.4-5.2C-4-6.8-.6-6.6 2-5.8 4.8-6 6.6-4.4 6.2-2.4 7.6-1.2 7.4.8 6 1.8 6.4 3.6 5.2 5 3.4 5.2 2.4 6.8-.4 7-2.4 6.2-5.2 5.8-7 4-7.6 1.2-8.2-1.4-7.8-3.8-6.4-5.2Z"
      />
      <path className={styles.crease} d="M1-2.2 6-2.4M1.2 1.7 5.8 1.8M.6 5 3.2 5.2" />
      <path className={styles.cuff} d="M-6.6-5.4-8.6 1.6" />
    </>
  );
}
