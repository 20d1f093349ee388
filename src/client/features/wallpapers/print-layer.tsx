import { team } from 'virtual:team';
import { useId } from 'react';
import type { Wallpaper } from '../../../shared/api/wallpapers.ts';
import { drawnLetters, fitPrint } from '../../../shared/wallpapers/fit-print.ts';
import { reflectionAt } from '../../../shared/wallpapers/reflection.ts';
import css from './phone.module.css';
import type { PrintedShirt } from './printed-shirt.ts';

interface Props {
  places: Wallpaper['places'];
  shirt: PrintedShirt;
}

/** Name and number on a drawing, as the server prints them. */
export function PrintLayer({ places, shirt }: Props) {
  return (
    <svg
      className={css.print}
      viewBox="0 0 1080 2400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {places.map((place) => (
        <PrintText key={place.what} place={place} text={shirt[place.what]} />
      ))}
    </svg>
  );
}

interface PrintProps {
  place: Wallpaper['places'][number];
  text: string;
}

function PrintText({ place, text }: PrintProps) {
  const id = useId();
  return (
    <>
      {place.water ? <InWater id={id} shore={place.y} colour={place.water} /> : null}
      <Letters id={id} place={place} text={text} />
    </>
  );
}

/** The letters with this id once more, in the water at their feet. */
function InWater({ id, shore, colour }: { id: string; shore: number; colour: string }) {
  const { bands, turn, water } = reflectionAt(shore);
  return (
    <>
      <clipPath id={`${id}bands`}>
        <path d={bands} />
      </clipPath>
      <linearGradient id={`${id}water`} x1="0" y1="0" x2="0" y2="1">
        {water.depths.map(([part, opacity]) => (
          <stop key={part} offset={part} stopColor={colour} stopOpacity={opacity} />
        ))}
      </linearGradient>
      <g clipPath={`url(#${id}bands)`}>
        <use href={`#${id}`} transform={turn} />
      </g>
      <rect y={water.y} width="1080" height={water.height} fill={`url(#${id}water)`} />
    </>
  );
}

function Letters({ id, place, text }: PrintProps & { id: string }) {
  const { x, y, fill, outline, outlineWidth, rotate = 0, spacing = 0 } = place;
  const weight = team.looks.type.displayWeight;
  const { size, narrowed } = fitPrint(place, text, weight);
  const gap = (size * spacing) / 100;
  return (
    <text
      id={id}
      className={css.letters}
      // The browser leaves a gap after the last letter, too.
      transform={`translate(${x} ${y}) rotate(${rotate}) scale(${narrowed} 1) translate(${gap / 2} 0)`}
      textAnchor="middle"
      fontSize={size}
      fontWeight={weight}
      letterSpacing={gap}
      fill={fill}
      stroke={outline}
      strokeWidth={outline ? outlineWidth : undefined}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {drawnLetters(text, weight)}
    </text>
  );
}
