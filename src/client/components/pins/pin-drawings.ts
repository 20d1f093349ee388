import { team } from 'virtual:team';
import type { BadgeId } from '../../../shared/badges.ts';
import { ball, disc, type PinDrawing, polygon, rosette, wreath } from './pin-drawing.ts';

const STAR = polygon(5, 0, 0, 9, 3.8);
const SHIRT = 'M-7-16C-4-12 4-12 7-16L18-10 22 0 13 4V18H-13V4L-22 0-18-10Z';
const PHONE = 'M-15-32H15A6 6 0 0 1 21-26V26A6 6 0 0 1 15 32H-15A6 6 0 0 1-21 26V-26A6 6 0 0 1-15-32Z';
const SCREEN = 'M-16-25H16V25H-16Z';

/** The emblem of each badge; the brand gives colours, metal and pattern. */
export const pinDrawings: Record<BadgeId, PinDrawing> = {
  'first-order': {
    outline: disc(60, 60, 50),
    ground: 'cloth',
    pieces: [
      { d: 'M65 36V21M79 37 85 23M92 42 102 32', ink: 'light', line: 5 },
      { d: disc(24, 49, 7), ink: 'metal', line: 4 },
      { d: 'M46 46H99V63H69.400A24 24 0 1 1 46 46Z', ink: 'stripe' },
      { d: 'M58 46H74L69 55H58Z', ink: 'night', isBare: true },
      { d: disc(46, 70, 13), ink: 'cloth' },
      { d: disc(49, 73, 6.5), ink: 'light', isBare: true },
    ],
  },
  'one-year': {
    outline: rosette(12, 46, 13),
    ground: 'stripe',
    pieces: [
      { d: disc(60, 60, 37), ink: 'cloth' },
      ...wreath(60, 61, 27),
      { d: 'M50 47 63 36H69V78H57V53L50 57Z', ink: 'light' },
    ],
  },
  'first-goal': {
    outline: polygon(6, 60, 60, 53),
    ground: 'cloth',
    pieces: [
      {
        d: 'M30 40V84M42 40V84M54 40V84M66 40V84M78 40V84M90 40V84M24 50H96M24 62H96M24 74H96',
        ink: 'light',
        line: 1.2,
        isBare: true,
      },
      { d: 'M24 88V38H96V88', ink: 'light', line: 5 },
      { d: 'M23 99C38 93 44 84 50 70L64 82C52 92 40 98 23 99Z', ink: 'stripe' },
      ...ball(66, 64, 19),
    ],
  },
  'five-wallpapers': {
    outline: 'M28 10H92A18 18 0 0 1 110 28V92A18 18 0 0 1 92 110H28A18 18 0 0 1 10 92V28A18 18 0 0 1 28 10Z',
    ground: 'stripe',
    pieces: [
      { d: PHONE, ink: 'night', x: 38, y: 62, turn: -16, scale: 0.86 },
      { d: SCREEN, ink: 'light', isBare: true, x: 38, y: 62, turn: -16, scale: 0.86 },
      { d: PHONE, ink: 'night', x: 82, y: 62, turn: 16, scale: 0.86 },
      { d: SCREEN, ink: 'light', isBare: true, x: 82, y: 62, turn: 16, scale: 0.86 },
      { d: PHONE, ink: 'night', x: 60, y: 58, scale: 1.12 },
      { d: SCREEN, ink: 'cloth', isBare: true, x: 60, y: 58, scale: 1.12 },
      { d: disc(60, 48, 9), ink: 'stripe', isBare: true },
      { d: 'M42 86V74C50 62 56 62 62 70 66 64 72 62 78 72V86Z', ink: 'light', isBare: true },
    ],
  },
  'invited-friend': {
    outline: 'M60 29.100A36 36 0 1 1 60 90.900 36 36 0 1 1 60 29.100Z',
    ground: 'cloth',
    pieces: [
      { d: 'M40 38C50 28 68 28 78 36', ink: 'light', line: 4 },
      { d: 'M71 27 80 37.500 67 40', ink: 'light', line: 4 },
      { d: 'M80 84C70 93 52 93 42 85', ink: 'light', line: 4 },
      { d: 'M49 94 40 84 53 81', ink: 'light', line: 4 },
      { d: SHIRT, ink: 'stripe', x: 34, y: 61, scale: 0.92 },
      { d: SHIRT, ink: 'light', x: 86, y: 61, scale: 0.92 },
      ...ball(60, 60, 9),
    ],
  },
  'brought-number': {
    outline: 'M32 8H74L102 36V102A10 10 0 0 1 92 112H32A10 10 0 0 1 22 102V18A10 10 0 0 1 32 8Z',
    ground: 'cloth',
    pieces: [
      { d: 'M32 36H62V25L82 42 62 59V48H32Z', ink: 'light' },
      {
        d: 'M42 66H82A6 6 0 0 1 88 72V94A6 6 0 0 1 82 100H42A6 6 0 0 1 36 94V72A6 6 0 0 1 42 66Z',
        ink: 'stripe',
      },
      {
        d: 'M53 66V76L46 83 53 90V100M71 66V76L78 83 71 90V100M36 83H46M78 83H88M53 76H71M53 90H71',
        ink: 'night',
        line: 2,
        isBare: true,
      },
    ],
  },
  'own-jersey': {
    outline:
      'M39 10C45 17 75 17 81 10 93 14 104 21 114 34L99 55 90 47C89.500 69 90 90 91 111 71 114 49 114 29 111 30 90 30.500 69 30 47L21 55 6 34C16 21 27 14 39 10Z',
    ground: 'cloth',
    pieces: [
      { d: 'M22 0H34V120H22ZM43 0H51V120H43ZM69 0H77V120H69ZM86 0H98V120H86Z', ink: 'stripe', isBare: true },
      { d: 'M42 8C48 22 72 22 78 8L72 4H48Z', ink: 'light' },
      {
        d: 'M42 38H78A7 7 0 0 1 85 45V87A7 7 0 0 1 78 94H42A7 7 0 0 1 35 87V45A7 7 0 0 1 42 38Z',
        ink: 'cloth',
      },
      { print: team.looks.jersey.number, x: 60, y: 66.5, size: 56, ink: 'light' },
    ],
  },
  'five-goals': {
    outline: polygon(5, 60, 64, 56),
    ground: 'cloth',
    pieces: [
      { d: disc(60, 66, 22), ink: 'stripe' },
      { print: '5', x: 60, y: 66.5, size: 44, ink: 'cloth' },
      ...[0, 72, 144, 216, 288].flatMap((degrees) => {
        const turn = (degrees * Math.PI) / 180;
        return ball(60 + 35 * Math.sin(turn), 64 - 35 * Math.cos(turn), 8.5);
      }),
    ],
  },
  'three-wins': {
    outline: 'M14 18C34 19 48 14 60 7 72 14 86 19 106 18V58C106 86 86 104 60 115 34 104 14 86 14 58Z',
    ground: 'cloth',
    pieces: [
      { d: STAR, ink: 'light', x: 36, y: 35 },
      { d: STAR, ink: 'light', x: 60, y: 29, scale: 1.15 },
      { d: STAR, ink: 'light', x: 84, y: 35 },
      { d: 'M42 54H31C31 66 36 73 46 75M78 54H89C89 66 84 73 74 75', ink: 'stripe', line: 5 },
      { d: 'M41 48H79V60C79 75 71 83 60 83 49 83 41 75 41 60Z', ink: 'stripe' },
      { d: 'M56 82H64V91H56ZM46 91H74V99H46Z', ink: 'stripe' },
      { d: 'M49 53V62C49 69 51 73 54 76', ink: 'light', line: 3, isBare: true },
    ],
  },
  'giveaway-entry': {
    outline:
      'M14 30H106A5 5 0 0 1 111 35V49A11 11 0 0 0 111 71V85A5 5 0 0 1 106 90H14A5 5 0 0 1 9 85V71A11 11 0 0 0 9 49V35A5 5 0 0 1 14 30Z',
    ground: 'stripe',
    tilt: -12,
    pieces: [
      { d: 'M26 38H74V82H26Z', ink: 'cloth' },
      { d: STAR, ink: 'light', x: 50, y: 61, scale: 1.9 },
      { d: 'M82 34V40M82 46V52M82 58V64M82 70V76M82 82V86', ink: 'night', line: 2.5, isBare: true },
      { d: 'M90 44V76M94.500 44V76M98 44V76', ink: 'night', line: 2, isBare: true },
    ],
  },
};
