import { team } from 'virtual:team';
import { useId } from 'react';
import type { BadgeId } from '../../../shared/badges.ts';
import styles from './pin.module.css';
import { isPrint, PIN, type Piece, type PinDrawing, type Print } from './pin-drawing.ts';
import { pinDrawings } from './pin-drawings.ts';
import { METAL_STOPS, metalOf } from './pin-metal.ts';
import { patternLines } from './pin-pattern.ts';
import { placed } from './placed.ts';

const metal = metalOf(team);
const pattern = patternLines(team.looks.pattern);

interface Props {
  badge: BadgeId;
  isEarned: boolean;
}

/** A badge as an enamel pin; one that is not earned yet is only embossed. It is decoration: the words beside it name it. */
export function Pin({ badge, isEarned }: Props) {
  const id = useId();
  const drawing = pinDrawings[badge];
  const tilt = drawing.tilt ? `rotate(${drawing.tilt} 60 60)` : undefined;
  return (
    <svg
      className={styles.pin}
      data-earned={isEarned}
      viewBox={`-4 -4 ${PIN + 8} ${PIN + 8}`}
      aria-hidden="true"
    >
      <g transform={tilt}>
        {isEarned ? <Enamelled id={id} {...drawing} /> : <Embossed id={id} {...drawing} />}
      </g>
    </svg>
  );
}

function Enamelled({ id, outline, ground, pieces }: PinDrawing & { id: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}metal`} gradientUnits="userSpaceOnUse" x1="18" y1="6" x2="102" y2="116">
          {metal.map((colour, index) => (
            <stop key={colour} offset={METAL_STOPS[index]} stopColor={colour} />
          ))}
        </linearGradient>
        <clipPath id={`${id}inside`}>
          <path d={outline} />
        </clipPath>
      </defs>
      <path d={outline} className={styles.edge} />
      <path d={outline} className={styles.rim} stroke={`url(#${id}metal)`} />
      <path d={outline} className={styles.groove} />
      <path d={outline} className={styles.enamel} data-ink={ground} />
      <g clipPath={`url(#${id}inside)`}>
        <path d={pattern} className={styles.pattern} data-ground={ground} />
        {pieces.map((piece) => (
          <Part key={keyOf(piece)} piece={piece} metal={`url(#${id}metal)`} />
        ))}
        <path d="M-8-8H128V34C92 22 44 40-8 76Z" className={styles.gloss} />
        <path d={outline} className={styles.depth} />
      </g>
    </>
  );
}

function Embossed({ id, outline, pieces }: PinDrawing & { id: string }) {
  return (
    <>
      <clipPath id={`${id}inside`}>
        <path d={outline} />
      </clipPath>
      <path d={outline} className={styles.blank} />
      <g clipPath={`url(#${id}inside)`}>
        {pieces.map((piece) =>
          isPrint(piece) ? (
            <Digits key={keyOf(piece)} {...piece} />
          ) : (
            <path
              key={keyOf(piece)}
              d={piece.d}
              transform={placed(piece)}
              className={piece.line ? styles.blankLine : styles.blankShape}
              data-bare={piece.isBare}
            />
          ),
        )}
      </g>
    </>
  );
}

function Part({ piece, metal: rim }: { piece: Piece | Print; metal: string }) {
  if (isPrint(piece)) return <Digits {...piece} />;
  const { d, ink, line, isBare } = piece;
  const around = isBare ? 0 : 3 / (piece.scale ?? 1);
  const fill = ink === 'metal' ? rim : undefined;
  return (
    <g transform={placed(piece)}>
      {isBare ? null : <path d={d} className={styles.line} stroke={rim} strokeWidth={(line ?? 0) + around} />}
      {line ? (
        <path d={d} className={styles.line} data-ink={ink} stroke={fill} strokeWidth={line} />
      ) : (
        <path d={d} className={styles.enamel} data-ink={ink} fill={fill} />
      )}
    </g>
  );
}

function Digits({ print, x, y, size, ink }: Print) {
  return (
    <text className={styles.digits} data-ink={ink} x={x} y={y + size * 0.35} fontSize={size}>
      {print}
    </text>
  );
}

function keyOf(piece: Piece | Print): string {
  return isPrint(piece) ? piece.print : `${piece.d} ${piece.x} ${piece.y}`;
}
