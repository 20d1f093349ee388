import figures from './figures.module.css';
import styles from './player.module.css';

const MIRRORED = 'matrix(-1 0 0 1 200 0)';
const sides = [undefined, MIRRORED];

/**
 * The player from behind; the own shirt is drawn over the trunk. He has arms and legs for each moment, of which the style
 * sheet shows one: waiting, the kick, joy, and sorrow.
 */
export function Player() {
  return (
    <svg className={styles.player} viewBox="0 0 200 400" aria-hidden="true">
      <ellipse className={figures.shadow} cx="106" cy="387" rx="78" ry="10" />
      {sides.map((side) => (
        <g key={side ?? ''} transform={side}>
          <HangingArm />
          <g className={side ? styles.right : undefined}>
            <Leg />
          </g>
        </g>
      ))}
      <SwungLeg />
      <path
        className={styles.short}
        d="M50 226H150L160 300C146 306 122 306 107 303L100 270 93 303C78 306 54 306 40 300Z"
      />
      <path
        className={figures.fold}
        d="M150 226 160 300C150 304 138 305 126 305 134 280 136 254 132 226ZM100 270 93 303 84 304C92 288 95 272 96 250Z"
      />
      <KickingArms />
      <Head />
      {sides.map((side) => (
        <g key={side ?? ''} transform={side}>
          <RaisedArm />
          <ArmToHead />
        </g>
      ))}
    </svg>
  );
}

function HangingArm() {
  return (
    <g className={styles.waiting}>
      <path
        className={figures.skin}
        d="M12 116C4 138 0 156 1 172-3 180-3 192 2 198 8 204 17 202 20 194 22 188 21 182 20 176 23 164 30 154 42 140Z"
      />
      <path className={figures.shaded} d="M42 140C30 154 23 164 20 176L13 173C16 158 22 146 33 132Z" />
    </g>
  );
}

function RaisedArm() {
  return (
    <g className={styles.joy}>
      <path className={styles.arm} d="M34 84 10 46 4-16" />
      <circle className={figures.skin} cx="4" cy="-22" r="15" />
      <path className={styles.sleeve} d="M70 100 33 80" />
    </g>
  );
}

function ArmToHead() {
  return (
    <g className={styles.sorrow}>
      <path className={styles.arm} d="M34 86 12 54 70 22" />
      <circle className={figures.skin} cx="78" cy="18" r="14" />
      <path className={styles.sleeve} d="M70 102 32 82" />
    </g>
  );
}

/** One for balance, one drawn back. */
function KickingArms() {
  return (
    <g className={styles.strike}>
      <path className={styles.arm} d="M28 104-14 92-44 56M168 112 194 146 178 190" />
      <path className={styles.sleeve} d="M72 98 22 104M128 98 166 112" />
    </g>
  );
}

function Leg() {
  return (
    <>
      <path
        className={figures.skin}
        d="M50 292 94 290C95 306 92 318 88 330L85 366H66C58 356 55 342 57 328 53 316 50 304 50 292Z"
      />
      <path className={figures.shaded} d="M94 290C95 306 92 318 88 330H78C84 318 86 304 84 290Z" />
      <path
        className={styles.sock}
        d="M57 326C52 344 60 358 64 376H86C90 360 94 344 89 326 80 330 66 330 57 326Z"
      />
      <path className={styles.ring} d="M56.4 334C66 338.6 80 338.6 89.8 334" />
      <path
        className={styles.boot}
        d="M63 370C68 374 82 374 87 370 90 378 91 386 87 390H62C57 386 59 378 63 370Z"
      />
      <path className={styles.sole} d="M61 390H88" />
    </>
  );
}

/** The leg that meets the ball, beside the planted one. */
function SwungLeg() {
  return (
    <g className={styles.strike}>
      <path className={styles.thigh} d="M134 284 176 312" />
      <path className={styles.shin} d="M180 314 224 318" />
      <path className={styles.toe} d="M236 322 246 296" />
      <path className={styles.leg} d="M124 256 152 290" />
    </g>
  );
}

function Head() {
  return (
    <>
      <path className={figures.shaded} d="M85 44H115V82C108 90 92 90 85 82Z" />
      <ellipse className={figures.skin} cx="73" cy="42" rx="5.5" ry="9" />
      <ellipse className={figures.skin} cx="127" cy="42" rx="5.5" ry="9" />
      <ellipse className={figures.skin} cx="100" cy="39" rx="26.5" ry="31" />
      <path
        className={figures.hair}
        d="M73 42C66-8 134-8 127 42 126 50 123 55 120 60 115 56 108 61 100 61S85 56 80 60C77 55 74 50 73 42Z"
      />
      <path
        className={figures.strands}
        d="M86 12C80 22 79 32 81 42M100 8C97 18 97 30 98 40M114 12C119 22 120 32 118 42"
      />
    </>
  );
}
