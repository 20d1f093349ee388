import type { ReactNode } from 'react';
import figures from './figures.module.css';
import { LiftedCup, LiftingArm } from './lifted-cup.tsx';
import limbs from './limbs.module.css';
import styles from './player.module.css';
import { Head } from './player-head.tsx';

const MIRRORED = 'matrix(-1 0 0 1 200 0)';
const sides = [undefined, MIRRORED];
/** The shirt without its sleeves: its dark outline. */
const TRUNK = 'M66 72C78 80 122 80 134 72L148 136C149 176 150 216 152 256H48C50 216 51 176 52 136Z';

/**
 * The player from behind; the own shirt is drawn over the trunk. He has arms and legs for each moment, of which the style
 * sheet shows one: waiting, the kick, joy, and sorrow.
 */
export function Player({ hasCup }: { hasCup: boolean }) {
  return (
    <svg className={styles.player} viewBox="0 0 200 400" aria-hidden="true">
      <ellipse className={figures.shadow} cx="106" cy="387" rx="78" ry="10" />
      <path className={limbs.outline} d={TRUNK} />
      <ReadyArms />
      {sides.map((side) => (
        <g key={side ?? ''} transform={side}>
          <g
            className={side ? styles.right : styles.left}
            transform={hasCup ? 'rotate(7 90 290)' : undefined}
          >
            <Leg />
          </g>
        </g>
      ))}
      <DrawnLeg />
      <SwungLeg />
      <path
        className={limbs.short}
        d="M50 226H150L160 300C146 306 122 306 107 303L100 270 93 303C78 306 54 306 40 300Z"
      />
      <path
        className={figures.fold}
        d="M150 226 160 300C150 304 138 305 126 305 134 280 136 254 132 226ZM100 270 93 303 84 304C92 288 95 272 96 250Z"
      />
      {hasCup ? (
        <>
          <LiftedCup />
          <BothSides>
            <LiftingArm />
          </BothSides>
          <g transform="translate(0 -12)">
            <Head />
          </g>
        </>
      ) : (
        <ArmsAndHead />
      )}
    </svg>
  );
}

/** As it is in each moment of the match. */
function ArmsAndHead() {
  return (
    <>
      <KickingArms />
      <Head />
      <BothSides>
        <RaisedArm />
        <ArmToHead />
      </BothSides>
    </>
  );
}

function BothSides({ children }: { children: ReactNode }) {
  return sides.map((side) => (
    <g key={side ?? ''} transform={side}>
      {children}
    </g>
  ));
}

/** Both lines of a limb: its dark outline, and over it the limb. */
function Limb({ d, kind = limbs.arm }: { d: string; kind?: string | undefined }) {
  return (
    <>
      <path className={`${kind} ${limbs.edge}`} d={d} />
      <path className={kind} d={d} />
    </>
  );
}

/** A fist: its fingers are folded. */
function Fist({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        className={limbs.skin}
        d="M-12-9C-12-15-4-16-1-13 3-17 11-15 12-9 17-7 17 1 14 4 15 10 9 15 3 13-4 17-13 12-13 5-17 1-16-6-12-9Z"
      />
      <path className={limbs.fingers} d="M-4-4-6 4M3-4 1 5M9-3 8 4" />
    </g>
  );
}

/** Bent, as before a run: one elbow behind him, one fist before him. */
function ReadyArms() {
  return (
    <g className={styles.waiting}>
      <Limb d="M24 128-12 170 22 210M176 128 208 158 178 196" />
      <Fist x={28} y={218} turn={-30} />
      <Fist x={172} y={204} turn={20} />
    </g>
  );
}

function RaisedArm() {
  return (
    <g className={styles.joy}>
      <Limb d="M34 84 6 40 14-16" />
      <Fist x={15} y={-24} turn={180} />
      <Limb kind={limbs.sleeve} d="M66 98 33 78" />
    </g>
  );
}

function ArmToHead() {
  return (
    <g className={styles.sorrow}>
      <Limb d="M34 86 10 50 66 24" />
      <Fist x={74} y={20} turn={70} />
      <Limb kind={limbs.sleeve} d="M66 100 32 82" />
    </g>
  );
}

/** One for balance, one drawn back. */
function KickingArms() {
  return (
    <g className={styles.strike}>
      <Limb d="M28 104-14 92-44 56M168 112 194 146 178 190" />
      <Limb kind={limbs.sleeve} d="M72 98 22 104M128 98 166 112" />
    </g>
  );
}

function Leg() {
  return (
    <>
      <path
        className={limbs.skin}
        d="M50 292 94 290C95 306 92 318 88 330L85 366H66C58 356 55 342 57 328 53 316 50 304 50 292Z"
      />
      <path className={figures.shaded} d="M94 290C95 306 92 318 88 330H78C84 318 86 304 84 290Z" />
      <path
        className={limbs.sock}
        d="M57 326C52 344 60 358 64 376H86C90 360 94 344 89 326 80 330 66 330 57 326Z"
      />
      <path className={limbs.ring} d="M56.4 334C66 338.6 80 338.6 89.8 334" />
      <path
        className={limbs.boot}
        d="M63 370C68 374 82 374 87 370 90 378 91 386 87 390H62C57 386 59 378 63 370Z"
      />
      <path className={limbs.sole} d="M61 390H88" />
    </>
  );
}

/** The leg as it is drawn back: the sole is seen. */
function DrawnLeg() {
  return (
    <g className={styles.drawn}>
      <Limb kind={limbs.thigh} d="M132 284 150 322" />
      <path className={limbs.toe} d="M152 326 186 342" />
      <Limb kind={limbs.leg} d="M124 256 140 294" />
    </g>
  );
}

/** The leg that meets the ball, beside the planted one. */
function SwungLeg() {
  return (
    <g className={styles.swung}>
      <Limb kind={limbs.thigh} d="M134 276 182 286" />
      <Limb kind={limbs.shin} d="M188 284 236 254" />
      <path className={limbs.toe} d="M248 248 246 220" />
      <Limb kind={limbs.leg} d="M122 258 158 276" />
    </g>
  );
}
