import type { Band, BandShape } from './band-shape.ts';

/** A band as SVG, with what is drawn on it. Outside its edge nothing is drawn. */
export function bandSvg(
  { outline, shapes }: Band,
  width: number,
  height: number,
  over: readonly BandShape[],
) {
  const drawn = [...shapes, ...over].map(element).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><clipPath id="edge"><path d="${outline}"/></clipPath><g clip-path="url(#edge)">${drawn}</g></svg>`;
}

function element({ d, colour, opacity, stroke, isEvenOdd, at }: BandShape): string {
  const place = at ? ` transform="translate(${at.x} ${at.y}) scale(${at.scale})"` : '';
  const ink = stroke
    ? `fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linecap="round" stroke-opacity="${opacity}"`
    : `fill="${colour}" fill-opacity="${opacity}"`;
  return `<path d="${d}" ${ink}${isEvenOdd ? ' fill-rule="evenodd"' : ''}${place}/>`;
}
