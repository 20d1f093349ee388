import type { KeeperId } from '../../../shared/games/penalty-keepers.ts';

/** How a keeper is built, in a box of 84 by 80: lines for the limbs, areas for the clothes. */
export interface Figure {
  arms: string;
  /** Of the left hand and the right one. */
  gloves: readonly [string, string];
  /** Closed, on the hips; the gloves are open without it. */
  areFists?: true;
  thighs: string;
  stockings: string;
  shoes: string;
  trunk: string;
  shorts: string;
  /** Where the head is. */
  head: string;
  /** The number on the chest, where it is seen. */
  one?: { x: number; y: number };
}

const mirrored = (left: string) => `matrix(-1 0 0 1 84 0)${left}`;

/** As each of them waits: ready to pounce, as wide as he can with bent knees, on the way, with the hands on the hips. */
export const waiting: Record<KeeperId, Figure> = {
  cat: {
    arms: 'M32 47 20 57 7 55M52 47 64 57 77 55',
    gloves: ['translate(-8 29) rotate(-38 12.6 29)', mirrored('translate(-8 29) rotate(-38 12.6 29)')],
    thighs: 'M37 62 24 62M47 62 60 62',
    stockings: 'M22.5 64.5 23 73M61.5 64.5 61 73',
    shoes: 'M23 76.5 16.5 77.2M61 76.5 67.5 77.2',
    trunk: 'M28.5 47C32 43 37 42 42 42S52 43 55.5 47L53 62H31Z',
    shorts: 'M31 59H53L57 66.5 46 68 42 64 38 68 27 66.5Z',
    head: 'translate(42 35)',
    one: { x: 42, y: 57.5 },
  },
  tower: {
    arms: 'M24 38.5 11 45 4 34M60 38.5 73 45 80 34',
    gloves: ['translate(-10 5) rotate(-16 12.6 29)', mirrored('translate(-10 5) rotate(-16 12.6 29)')],
    thighs: 'M36 58 25.5 62.5M48 58 58.5 62.5',
    stockings: 'M24.8 64.8 29 74M59.2 64.8 55 74',
    shoes: 'M28.6 77 21.5 77.6M55.4 77 62.5 77.6',
    trunk: 'M20.5 39C25 34.5 34 33.5 42 33.5S59 34.5 63.5 39L54.5 53H29.5Z',
    shorts: 'M30 50H54L59 60 47 62 42 57.5 37 62 25 60Z',
    head: 'translate(42 25.2) scale(.96)',
    one: { x: 42, y: 48.5 },
  },
  chaser: {
    arms: 'M24 42 13 49 2 55M46 40 58 43 66 33',
    gloves: ['translate(-14 27) rotate(-66 12.6 29)', 'translate(56.5 1) rotate(16 12.6 29)'],
    thighs: 'M38 58 25 61M46 57 57 64',
    stockings: 'M23 63.5 24 73M59.5 65.5 66 73',
    shoes: 'M24 76.5 17 77.2M68 75.5 74 77',
    trunk: 'M20.5 42C24 37 29 35 34 35.5S45 36.5 49.5 41L51 58 35 59Z',
    shorts: 'M35 55 51 54 56 63 47 66 42.5 60.5 36 66 26 62.5Z',
    head: 'translate(28.5 27)',
    one: { x: 38, y: 54 },
  },
  stubborn: {
    arms: 'M27 36.5 9.5 45.5 20 54.5M57 36.5 74.5 45.5 64 54.5',
    gloves: ['translate(25.6 56.6) rotate(16)', mirrored('translate(25.6 56.6) rotate(16)')],
    areFists: true,
    thighs: 'M35 60 30 65M49 60 54 65',
    stockings: 'M29.4 67 28 73M54.6 67 56 73',
    shoes: 'M27.6 76.5 20.6 77.2M56.4 76.5 63.4 77.2',
    trunk: 'M23.5 37.5C29 31.5 35.5 30.5 42 30.5S55 31.5 60.5 37.5L58 57H26Z',
    shorts: 'M26 54H58L61 64.5 46 66.5 42 61.5 38 66.5 23 64.5Z',
    head: 'translate(42 23) scale(1.1)',
    one: { x: 42, y: 49 },
  },
};

/**
 * In a dive to the right all reach alike: one bow from the gloves to the boots, which trail, and the head is turned to the
 * ball. Turned about with him, the right of the box is the ground.
 */
export const reaching: Figure = {
  arms: 'M35 34 29 21 31 7M49 34 53 21 54 7',
  gloves: ['translate(17 -24) rotate(16 12.6 29)', mirrored('translate(17 -24) rotate(16 12.6 29)')],
  thighs: 'M38 61 40 75M49 60 56 72',
  stockings: 'M41 78 48 92M58 75 68 86',
  shoes: 'M49.5 95 55 98M70 88.5 76 90',
  trunk: 'M30 34C34 29 48 29 54 33 54 42 53 50 52 58L33 59C30 50 28.5 41 30 34Z',
  shorts:
    'M32.5 55.5 52 54.5C54.5 59 57 62.5 59 66L49.5 71.5 44.5 65 44 72.5 33.5 70C32.5 65 32 60 32.5 55.5Z',
  head: 'translate(43 24) rotate(-58)',
};

/** He has stayed where he was: he spreads his empty hands, and looks after the ball at his left. */
export const beaten: Figure = {
  arms: 'M27 36 18 49 5 45M57 36 66 49 79 45',
  gloves: ['translate(-12 18) rotate(-58 12.6 29)', mirrored('translate(-12 18) rotate(-58 12.6 29)')],
  thighs: 'M37 57 32 64M47 57 52 64',
  stockings: 'M31.5 66 31 73.5M52.5 66 53 73.5',
  shoes: 'M30.6 76.8 24.5 77.4M53.4 76.8 59.5 77.4',
  trunk: 'M24 36C28 31.5 36 30.5 42 30.5S56 31.5 60 36L55 54H29Z',
  shorts: 'M29 51H55L57.5 61 46 63 42 57.5 38 63 26.5 61Z',
  head: 'translate(45 21.5) rotate(16)',
};

/** He has caught a ball in the middle, and holds it before his chest. */
export const holding: Figure = {
  arms: 'M27 35 18 46 30 50M57 35 66 46 54 50',
  gloves: ['translate(19 20) rotate(68 12.6 29)', mirrored('translate(19 20) rotate(68 12.6 29)')],
  thighs: 'M37 57 32 64M47 57 52 64',
  stockings: 'M31.5 66 31 73.5M52.5 66 53 73.5',
  shoes: 'M30.6 76.8 24.5 77.4M53.4 76.8 59.5 77.4',
  trunk: 'M24 36C28 31.5 36 30.5 42 30.5S56 31.5 60 36L55 54H29Z',
  shorts: 'M29 51H55L57.5 61 46 63 42 57.5 38 63 26.5 61Z',
  head: 'translate(42 21.5)',
};
