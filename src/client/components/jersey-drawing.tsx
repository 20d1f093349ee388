import { useId } from 'react';
import type { JerseyChoice } from '../../shared/order.ts';
import css from './jersey-drawing.module.css';

const STRIPES = [36, 68, 100, 132, 164];
/** Shoulders, sleeves and body, seen from behind. */
const CLOTH =
  'M64 16C74 26 126 26 136 16C156 24 176 36 192 58L166 94L150 80C149 120 150 160 152 198C118 203 82 203 48 198C50 160 51 120 50 80L34 94L8 58C24 36 44 24 64 16Z';
/** The width that fits between the shoulders at full size. */
const NAME_WIDTH = 84;

interface Props {
  style: JerseyChoice['style'] | string;
  name?: string;
  number?: string;
  /** The user has typed nothing yet: an example shows where the print will be. */
  isGhost?: { name: boolean; number: boolean };
}

/** The back of a jersey. It is decoration: the text around it says the same. */
export function JerseyDrawing({ style, name, number, isGhost }: Props) {
  const id = useId();
  return (
    <svg className={css.jersey} data-style={style} viewBox="0 0 200 210" aria-hidden="true">
      <Cloth id={id} isStriped={style === 'striped'} />
      {name === undefined ? null : (
        <text
          className={css.name}
          data-ghost={isGhost?.name}
          x="100"
          y="64"
          textLength={name.length > 7 ? NAME_WIDTH : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {name}
        </text>
      )}
      {number === undefined ? null : (
        <text className={css.number} data-ghost={isGhost?.number} key={number} x="100" y="156">
          {number}
        </text>
      )}
    </svg>
  );
}

/** The sewn parts in their colours, with the folds that make them look worn. */
function Cloth({ id, isStriped }: { id: string; isStriped: boolean }) {
  return (
    <>
      <defs>
        <clipPath id={`${id}body`}>
          <path d={CLOTH} />
        </clipPath>
        <linearGradient id={`${id}light`}>
          <stop className={css.dark} offset="0.05" />
          <stop className={css.none} offset="0.36" />
          <stop className={css.bright} offset="0.55" />
          <stop className={css.none} offset="0.7" />
          <stop className={css.dark} offset="0.98" />
        </linearGradient>
      </defs>
      <g clipPath={`url(#${id}body)`}>
        <rect className={css.cloth} width="200" height="210" />
        {isStriped &&
          STRIPES.map((x) => <rect key={x} className={css.stripe} x={x - 8} width="16" height="210" />)}
        <path className={css.cuff} d="M8 56 36 92 28 98 0 62ZM192 56 164 92 172 98 200 62Z" />
        <path className={css.hem} d="M46 191H154V203H46Z" />
        <rect width="200" height="210" fill={`url(#${id}light)`} />
        <path
          className={css.shade}
          d="M50 78C56 120 54 160 50 198H60C64 150 60 110 50 78ZM150 78C144 120 146 160 150 198H140C136 150 140 110 150 78Z"
        />
        <path className={css.collar} d="M72 14C84 32 116 32 128 14L122 6H78Z" />
        <path className={css.inside} d="M80 14C88 24 112 24 120 14L116 8H84Z" />
      </g>
      <path className={css.seam} d={CLOTH} />
      <path className={css.seam} d="M50 80C50 60 56 38 64 20M150 80C150 60 144 38 136 20" />
    </>
  );
}
