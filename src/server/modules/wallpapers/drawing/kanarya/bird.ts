// A canary that climbs, seen from its side, around the middle of its body: its wings are fans of feathers.
import { disc, fill, group, line, round } from '../kit.ts';
import { fan, roundQuill } from '../parts.ts';

const BODY =
  'M346 -92C338 -196 226 -226 146 -170C60 -108 -40 -30 -150 20C-196 42 -226 70 -236 104C-200 142 -120 168 -30 160C110 146 240 74 296 -10C326 -40 342 -66 346 -92Z';
const BELLY =
  'M296 -10C240 74 110 146 -30 160C-120 168 -200 142 -236 104C-120 128 40 110 150 50C226 8 280 -30 300 -70C306 -50 304 -30 296 -10Z';

interface Row {
  count: number;
  /** Of its hindmost feather and its foremost one. */
  turn: readonly [number, number];
  long: (part: number) => number;
  wide: number;
  /** From the hindmost to the foremost feather. */
  tones: readonly string[];
  edge: string;
}

const row = ({ count, turn, long, wide, tones, edge }: Row) =>
  fan(count, turn, (part) => {
    const far = long(part);
    const tone = tones[Math.min(tones.length - 1, Math.floor(part * tones.length))] ?? '';
    return (
      fill(roundQuill(far, wide), tone, `stroke="${edge}" stroke-width="6" stroke-linejoin="round"`) +
      line(
        `M${round(far * 0.3)} 0L${round(far * 0.93)} ${round(-wide * 0.08)}`,
        edge,
        4,
        'stroke-opacity="0.6"',
      )
    );
  });

interface Wing {
  tones: readonly [string, string, string, string];
  cover: readonly string[];
  edge: string;
}

/** Open from the feathers beside the tail to the longest ones at the front edge, which points up. */
const wing = ({ tones, cover, edge }: Wing) =>
  [
    row({
      count: 12,
      turn: [-180, -88],
      long: (part) => 280 + 400 * part ** 0.8,
      wide: 84,
      tones,
      edge,
    }),
    row({
      count: 10,
      turn: [-174, -88],
      long: (part) => 190 + 210 * part,
      wide: 72,
      tones: cover,
      edge,
    }),
    row({
      count: 7,
      turn: [-166, -88],
      long: (part) => 120 + 110 * part,
      wide: 64,
      tones: tones.slice(1),
      edge,
    }),
  ].join('');

const NEAR: Wing = {
  tones: ['#EBA500', '#F9BE00', '#FFD200', '#FFE45C'],
  cover: ['#F4B400', '#FFD93A', '#FFEB85'],
  edge: '#B87400',
};
const FAR: Wing = {
  tones: ['#9A5A00', '#B06A00', '#BC7600', '#C97F00'],
  cover: ['#B87000', '#D08A00'],
  edge: '#6E3F00',
};

/** @param ink of its eye */
export function bird({ ink }: { ink: string }): string {
  const tail = row({
    count: 5,
    turn: [-206, -182],
    long: (part) => 330 - 40 * Math.abs(part - 0.5),
    wide: 70,
    tones: ['#FFD200', '#F4B400', '#D99200'],
    edge: '#B87400',
  });
  return [
    // Both wings beat together: the far one is seen before the near one.
    group('translate(96 -96) rotate(30) scale(0.94)', wing(FAR)),
    group('translate(-170 66)', tail),
    fill(BODY, '#FFD200') + fill(BELLY, '#F0A800'),
    fill('M338 -128L424 -84L330 -58Z', '#FF7A00') + fill('M336 -92L424 -84L330 -58Z', '#D95F00'),
    disc(262, -122, 24, ink) + disc(270, -130, 8, '#FFFFFF'),
    group('translate(76 -70)', wing(NEAR)),
    // The shoulder, of small feathers.
    group(
      'translate(70 -78)',
      row({
        count: 6,
        turn: [-160, -86],
        long: (part) => 74 + 50 * part,
        wide: 52,
        tones: ['#FFE45C', '#FFEFA0'],
        edge: '#B87400',
      }),
    ),
    fill('M150 -112C160 -80 130 -50 76 -50C50 -54 40 -80 66 -104C90 -124 132 -136 150 -112Z', '#FFD200'),
  ].join('');
}
