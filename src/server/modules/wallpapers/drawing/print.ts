import outlines from '../../../../shared/generated/letter-outlines.json' with { type: 'json' };
import { fitPrint, letterWidth, type PrintPlace } from '../../../../shared/wallpapers/fit-print.ts';
import { reflectionAt } from '../../../../shared/wallpapers/reflection.ts';
import { box, clip, group, linear } from './kit.ts';

const tables: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(outlines).map(([weight, table]) => [weight, new Map(Object.entries(table))]),
);

/** A text in its place as outlines. Only letters of the face are drawn, so nothing of the text becomes markup. */
export function drawPrint(place: PrintPlace, text: string, weight: number): string {
  const { size, length, narrowed } = fitPrint(place, text, weight);
  const { x, y, fill, outline, outlineWidth = 0, rotate = 0, spacing = 0 } = place;
  const scale = size / 1000;
  let at = -length / 2 / scale;
  const letters = [...text].map((letter) => {
    const d = tables.get(String(weight))?.get(letter);
    const drawn = d ? `<path transform="translate(${Math.round(at)} 0)" d="${d}"/>` : '';
    at += letterWidth(letter, weight) + spacing * 10;
    return drawn;
  });
  const edge = outline
    ? ` stroke="${outline}" stroke-width="${Math.round(outlineWidth / scale)}" stroke-linejoin="round" paint-order="stroke"`
    : '';
  const turned = rotate ? ` rotate(${rotate})` : '';
  const sized = `scale(${(scale * narrowed).toFixed(4)} ${scale.toFixed(4)})`;
  const print = `<g transform="translate(${x} ${y})${turned} ${sized}" fill="${fill}"${edge}>${letters.join('')}</g>`;
  return place.water ? reflected(print, y, place.water) + print : print;
}

/** The same letters in the water at their feet. */
function reflected(print: string, shore: number, colour: string): string {
  const { bands, turn, water } = reflectionAt(shore);
  return [
    clip('bands', `<path d="${bands}"/>`),
    linear(
      'water',
      water.depths.map(([part, opacity]) => [part, colour, opacity] as const),
    ),
    `<g clip-path="url(#bands)">${group(turn, print)}</g>`,
    box(0, water.y, 1080, water.height, 'url(#water)'),
  ].join('');
}
