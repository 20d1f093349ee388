// A lion's head from the front, about 400 high, in the light of a lamp at its left.
import { fill, group, line } from '../kit.ts';
import { strands } from './mane.ts';

interface Tones {
  face: string;
  /** Turned away from the lamp: temple, cheek. */
  side: string;
  bridge: string;
  muzzle: string;
  eye: string;
  ear: string;
}

const LIT: Tones = {
  face: '#F2A413',
  side: '#C96A0B',
  bridge: '#FFD062',
  muzzle: '#FFE3A0',
  eye: '#FFF3C8',
  ear: '#8E3A0C',
};
const SHADE: Tones = {
  face: '#8C2A0C',
  side: '#541308',
  bridge: '#A63C0E',
  muzzle: '#B4541A',
  eye: '#F2A413',
  ear: '#3A0A08',
};
const DARK = '#1E0508';

/** The half of the face at the left of its middle. */
const half = ({ face, side, bridge, muzzle, eye, ear }: Tones) =>
  [
    fill('M-62-92C-92-118-118-106-112-74-108-54-92-46-78-52Z', face),
    fill('M-70-84C-90-98-104-90-100-72-96-60-88-58-80-62Z', ear),
    fill('M0-104C-46-108-84-82-88-40-90-10-84 14-76 34-70 66-44 108 0 116Z', face),
    fill('M-88-40C-90-10-84 14-76 34-70 66-44 108-14 114-36 90-48 64-52 40-60 22-68-4-66-30Z', side),
    // The brow is one dark shape with the corner of the eye and the line that runs down from it.
    fill(
      'M-10-18C-26-34-56-46-84-44-70-34-62-26-58-14-46-22-28-20-22-2-20 8-24 18-30 26-16 20-10 4-10-18Z',
      DARK,
    ),
    fill('M-58-13C-48-21-32-19-25-5-34 1-50 0-58-13Z', eye),
    fill('M-46-17A8 8 0 1 0-32-12C-36-16-41-18-46-17Z', '#B4430A'),
    fill('M-42-15A4 4 0 1 0-36-12C-38-14-40-15-42-15Z', DARK),
    fill('M0-96C-8-92-20-60-17-20-16 0-22 22-30 36-22 42-10 44 0 44Z', bridge),
    fill('M0 52C-14 54-36 50-50 58-60 74-54 92-40 98-24 92-8 90 0 84Z', muzzle),
    fill('M-30 40C-18 33-8 32 0 32V68C-10 64-26 54-30 40Z', DARK),
    fill('M-22 41C-14 37-8 36-2 36-8 40-16 42-22 41Z', bridge, 'fill-opacity="0.6"'),
    line('M0 60V84C-10 92-26 93-42 89', DARK, 5, 'stroke-linecap="round"'),
    fill('M0 88C-10 89-22 92-32 97-26 114-12 126 0 130Z', side),
    line('M-34 70H-33.900M-42 78H-41.900M-30 80H-29.900', DARK, 4, 'stroke-linecap="round"'),
  ].join('');

/** The mane reaches over ears and jaw, and its tips hang down. */
export function lion(): string {
  return [
    strands({ count: 40, inner: 70, reach: 262, width: 24, fall: 90, seed: 3 }, '#B8320E', '#2E060B'),
    strands({ count: 34, inner: 66, reach: 218, width: 23, fall: 70, seed: 40 }, '#E0690C', '#4A0C0E'),
    strands({ count: 30, inner: 60, reach: 176, width: 20, fall: 50, seed: 90 }, '#F2A413', '#6E1A0E'),
    half(LIT) + group('scale(-1 1)', half(SHADE)),
    strands(
      { count: 15, from: -74, to: 74, inner: 84, reach: 150, width: 17, seed: 7 },
      '#FFC24A',
      '#8C2A0C',
    ),
    strands(
      { count: 9, from: 140, to: 220, inner: 108, reach: 176, width: 14, fall: 20, seed: 5 },
      '#E0690C',
      '#4A0C0E',
    ),
  ].join('');
}
