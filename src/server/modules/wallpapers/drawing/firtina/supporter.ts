// One of the crowd, seen from behind, around the middle of the neck; a head is about 100 wide.
import { box, chance, disc, fill, line } from '../kit.ts';

type Light = 'dark' | 'dusk' | 'lit';
/** What the light makes of the same people. */
const PALETTES: Readonly<
  Record<
    Light,
    { skin: readonly string[]; hair: readonly string[]; cloth: readonly string[]; trim: readonly string[] }
  >
> = {
  dark: {
    skin: ['#5A2A3C', '#4E2236', '#43192E'],
    hair: ['#1A0810', '#240C18'],
    cloth: ['#3E1227', '#33101F', '#2C1530'],
    trim: ['#4C1A31', '#41152A', '#3A1E40'],
  },
  dusk: {
    skin: ['#B0707A', '#93545E', '#6E3A44'],
    hair: ['#2A0D19', '#3A1420'],
    cloth: ['#7B1E3A', '#1E5F8C', '#5A1730'],
    trim: ['#2478AC', '#7B1E3A', '#8E4A62'],
  },
  lit: {
    skin: ['#F6CDB0', '#DDA078', '#9A6244'],
    hair: ['#3A1A14', '#1E1014', '#7A4A22'],
    cloth: ['#9A2A4C', '#35A8E0', '#F4F8FB'],
    trim: ['#6CC4EF', '#8A2244', '#35A8E0'],
  },
};

const pick = (list: readonly string[], seed: number) => list[Math.floor(chance(seed) * list.length)] ?? '';

const TORSO = 'M-104 300C-108 120 -100 56 -34 36L34 36C100 56 108 120 104 300Z';
const HAIR = [
  // Short; long, to the shoulders; a cap; a knot.
  'M-50 -6C-58 -66 -30 -80 0 -80S58 -66 50 -6C44 22 30 34 0 36C-30 34 -44 22 -50 -6Z',
  'M-52 10C-70 -60 -40 -84 0 -84S70 -60 52 10C56 50 62 70 56 96C30 108 -30 108 -56 96C-62 70 -56 50 -52 10Z',
  'M-54 0C-58 -60 -30 -84 0 -84S58 -60 54 0C30 10 -30 10 -54 0Z',
  'M-50 -6C-54 -50 -34 -68 -18 -72C-26 -100 26 -100 18 -72C34 -68 54 -50 50 -6C44 22 30 34 0 36C-30 34 -44 22 -50 -6Z',
] as const;
const ARMS = 'M-84 84C-116 60 -126 10 -120 -34M84 84C116 60 126 10 120 -34';
const HANDS = 'M-120 -34C-116 -80 -104 -120 -92 -150M120 -34C116 -80 104 -120 92 -150';

/** @param lift from 0, who sits in the dark, to 1, whom the wave lifts into the light with both arms up */
export function supporter(seed: number, lift: number): string {
  const light: Light = lift > 0.5 ? 'lit' : lift > 0.12 ? 'dusk' : 'dark';
  const { skin, hair, cloth, trim } = PALETTES[light];
  const kind = Math.floor(chance(seed + 13) * 3);
  const [shirt, stripe] = [cloth[kind] ?? '', trim[kind] ?? ''];
  const face = pick(skin, seed + 17);
  const top = Math.floor(chance(seed + 23) * HAIR.length);
  const isCap = top === 2;
  const withScarf = lift > 0.45 && chance(seed + 29) > 0.6;
  return [
    fill(TORSO, shirt),
    chance(seed + 37) > 0.5
      ? fill('M-62 46L-30 38V300H-62ZM30 38L62 46V300H30ZM-14 60H14V300H-14Z', stripe)
      : '',
    line('M-30 38C-20 62 20 62 30 38', stripe, 12),
    box(-20, 20, 40, 40, face, 'rx="18"'),
    lift > 0.3
      ? line(HANDS, face, 34, 'stroke-linecap="round"') +
        line(ARMS, shirt, 46, 'stroke-linecap="round"') +
        disc(-90, -158, 22, face) +
        disc(90, -158, 22, face)
      : '',
    `<ellipse cy="-16" rx="49" ry="56" fill="${face}"/>`,
    fill(HAIR[top] ?? '', isCap ? stripe : pick(hair, seed + 41)),
    // A scarf between both hands.
    withScarf
      ? line('M-112 -168C-40 -150 40 -150 112 -168', '#8A2244', 46) +
        line('M-112 -168C-40 -150 40 -150 112 -168', '#6CC4EF', 46, 'stroke-dasharray="18 30"')
      : '',
  ].join('');
}
