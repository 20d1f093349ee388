import type { ColourRoles } from '../../../shared/team.ts';
import type { BrandShapes } from '../pictures/brand-shapes.ts';

/** A shape of a drawing that becomes a part of a PDF or a picture. */
export interface BandShape {
  d: string;
  colour: string;
  opacity: number;
  /** The width of a line; absent for a filled shape. */
  stroke?: number;
  /** The length of its dashes. */
  dash?: number;
  isEvenOdd?: boolean;
  at?: { x: number; y: number; scale: number };
}

/** What a brand draws across the top of its papers and mails. */
export interface Band {
  /** The brand's edge: nothing is drawn outside. */
  outline: string;
  shapes: readonly BandShape[];
  /** Whether the sign stands in the middle, not at the margin. */
  isCentred: boolean;
}

/** What a composition draws with, and on what. */
export interface Field {
  width: number;
  height: number;
  colours: ColourRoles;
  /** The colour under everything. */
  base: string;
  pattern: BrandShapes;
}
