// A stand whose people hold up cards; together they show a picture.
import { chance, line } from './kit.ts';

interface CardStand {
  /** The upper edge of the farthest row, and how high that row is; each row below is higher by `more`. */
  top: number;
  row: number;
  more: number;
  rows: number;
  /** How far the middle of a row is below its ends, in rows. */
  bend: number;
  /** How crooked the cards are held, and how much of the people is seen below the nearest ones. */
  tilt: number;
  gap: number;
  /** Undefined: no card is held up there. */
  toneAt: (x: number, y: number, at: number) => string | undefined;
  /** Faces, clothes, and hands. */
  skin: string;
  coat: string;
}

/** Nearer people stand before farther ones, and each card hides the head behind it. */
export function cardStand({ top, row, more, rows, bend, tilt, gap, toneAt, skin, coat }: CardStand): string {
  let y = top;
  let at = 0;
  const drawn: string[] = [];
  for (let one = 0; one < rows; one += 1) {
    const high = row + one * more;
    const wide = high * 1.02;
    const cards = new Map<string, string>();
    const people: string[] = [];
    const heads: string[] = [];
    const hands: string[] = [];
    // A near card leaves more to be seen of who holds it.
    const [half, tall] = [Math.round(wide * 0.46), Math.round(high * (0.37 - (gap * one) / rows))];
    for (let x = ((one % 2) * wide) / 2 - wide / 4; x < 1080 + wide; x += wide) {
      at += 1;
      const lean = Math.round((chance(at) - 0.5) * high * tilt);
      const sunk = (1 - ((x - 540) / 540) ** 2) * bend * high + (chance(at + 77) - 0.5) * high * tilt;
      const [column, middle] = [Math.round(x), Math.round(y + sunk)];
      const tone = toneAt(x, middle, at);
      people.push(`M${column} ${Math.round(middle + high)}v${Math.round(high * 0.5)}`);
      if (high > 26) heads.push(`M${column} ${Math.round(middle + high * 0.55)}h0`);
      if (!tone) continue;
      const edge = lean
        ? `M${column - half} ${middle - tall + lean}l${half * 2} ${-lean * 2}v${tall * 2}l${-half * 2} ${lean * 2}z`
        : `M${column - half} ${middle - tall}h${half * 2}v${tall * 2}h${-half * 2}z`;
      cards.set(tone, (cards.get(tone) ?? '') + edge);
      if (high > 27)
        hands.push(`M${column - half} ${middle + tall + lean}v${tall}m${half * 2} ${-lean * 2}v${-tall}`);
    }
    drawn.push(
      line(people.join(''), coat, wide * 0.74, 'stroke-linecap="round"'),
      heads.length ? line(heads.join(''), skin, high * 0.44, 'stroke-linecap="round"') : '',
      [...cards].map(([tone, d]) => `<path d="${d}" fill="${tone}"/>`).join(''),
      hands.length ? line(hands.join(''), skin, high * 0.15, 'stroke-linecap="round"') : '',
    );
    y += high;
  }
  return drawn.join('');
}
