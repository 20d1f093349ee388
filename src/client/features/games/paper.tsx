import styles from './paper.module.css';

/** Above it is the sky, and below it stand and goal. */
const STAND = 82;
const parts = ['sky', 'stand'] as const;

/** Of pieces ("M22 44 28 48…") those before the sky or before the stand: where both are black and white, so is the paper. */
function before(part: (typeof parts)[number], pieces: string): string {
  const isHigh = (piece: string) => Number(piece.split(/[ l]/)[1]) < STAND;
  return (pieces.match(/M[^M]+/g) ?? []).filter((piece) => isHigh(piece) === (part === 'sky')).join('');
}

/** In the brand's colours and in white. */
const falling = {
  paper:
    'M22 44 28 48M58 30 56 37M92 98 97 93M118 36 125 34M150 104 156 108M204 100 209 95M236 32 242 37M268 110 264 116M304 38 310 34M338 52 333 58M24 112 31 110M330 116 336 121',
  white:
    'M36 70 31 75M76 46 82 49M132 118 138 114M172 34 169 40M222 112 228 117M252 46 247 50M286 30 291 35M320 84 326 81M44 34 47 40M346 98 341 92M108 112 104 107',
  fan: 'M66 62 74 66M102 50 98 58M272 64 280 60M300 92 294 99M52 96 60 93M256 88 263 94M84 22 91 19M288 12 283 19',
} as const;

/** Paper that falls after a goal, in two sizes. */
export function Paper() {
  return (['paper', 'white', 'fan'] as const).map((kind) =>
    parts.map((part) => (
      <path key={part} className={styles[kind]} data-before={part} d={before(part, falling[kind])} />
    )),
  );
}

const PIECES = Array.from({ length: 190 }, (_, at) => at);
const kinds = [styles.paper, styles.white, styles.fan, styles.too];
/** How long a piece is of each size. */
const sizes = { small: 3.5, middle: 5.5, large: 9 } as const;

function sizeOf(at: number): keyof typeof sizes {
  if (at % 9 === 0) return 'large';
  return at % 3 === 0 ? 'middle' : 'small';
}

/** From 0 to 1, alike at each drawing. */
function chance(at: number): number {
  const wave = Math.sin(at * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
}

/** Where a piece of the rain of paper is: all over the picture, and none is before the animal's face. */
function fallen(at: number): string {
  const [x, y] = [8 + 344 * chance(at + 1), -40 + 340 * chance(at + 200) ** 1.2];
  if (Math.hypot(x - 180, y - 42) < 50) return '';
  const [turn, long] = [Math.PI * chance(at + 400), sizes[sizeOf(at)]];
  return `M${x.toFixed(1)} ${y.toFixed(1)}l${(long * Math.cos(turn)).toFixed(1)} ${(long * Math.sin(turn)).toFixed(1)}`;
}

/** After the last kick it rains paper, in three sizes. */
export function PaperRain() {
  return kinds.map((kind, of) => (
    <g key={kind} className={kind}>
      {(['small', 'middle', 'large'] as const).map((size) => {
        const pieces = PIECES.filter((at) => at % 4 === of && sizeOf(at) === size)
          .map(fallen)
          .join('');
        return parts.map((part) => (
          <path
            key={`${size} ${part}`}
            className={styles[size]}
            data-before={part}
            d={before(part, pieces)}
          />
        ));
      })}
    </g>
  ));
}
