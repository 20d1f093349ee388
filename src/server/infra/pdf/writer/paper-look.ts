import type { Team } from '../../../../shared/team.ts';

/** Size of the running text in points: at least 10, as the law requires for a contract summary. */
export const bodySize = 10;

/** How a brand's paper looks: white, in the colours of its light theme. */
export interface PaperLook {
  team: Team;
  ink: string;
  muted: string;
  /** Lines that only part. */
  hair: string;
  accent: string;
  tint: string;
  /** The thickness of lines in points; 0 where the brand parts by space. */
  line: number;
  /** The corners of a box in points. */
  radius: number;
  /** Between letters of the display face, as a part of its size. */
  tracking: number;
  space: Space;
}

/** Points between lines and after blocks. */
export interface Space {
  line: number;
  /** After a paragraph. */
  paragraph: number;
  /** Before a heading. */
  heading: number;
  row: number;
}

const wide: Space = { line: 1.5, paragraph: 4.5, heading: 5.5, row: 1.5 };
const dense: Space = { line: 0.5, paragraph: 2, heading: 4, row: 0.6 };

/** @param isDense the same letters with less space, for a document that must fit on its page */
export function lookOf(team: Team, isDense: boolean): PaperLook {
  const { shape, type } = team.looks;
  const { accent, tint } = team.themes.light;
  const line = Number.parseFloat(shape.line) * 0.75;
  return {
    team,
    ink: '#14171F',
    muted: '#4A5060',
    hair: line > 1 ? '#14171F' : '#D5D9E2',
    accent,
    tint,
    line,
    radius: Math.min(Number.parseFloat(shape.radius) / 2, 8),
    tracking: Number.parseFloat(type.displayTracking),
    space: isDense ? dense : wide,
  };
}
