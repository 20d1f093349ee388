import { team } from 'virtual:team';
import type { Wallpaper } from '../../../shared/api/wallpapers.ts';
import { drawnLetters, fitPrint } from '../../../shared/wallpapers/fit-print.ts';
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

function PrintText({ place, text }: { place: Wallpaper['places'][number]; text: string }) {
  const { x, y, fill, outline, outlineWidth, rotate = 0, spacing = 0 } = place;
  const weight = team.looks.type.displayWeight;
  const { size, narrowed } = fitPrint(place, text, weight);
  const gap = (size * spacing) / 100;
  return (
    <text
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
