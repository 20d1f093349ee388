import { team } from 'virtual:team';
import type { Lang } from '../../../shared/language.ts';
import { pictureSize } from './picture.ts';

/** A canvas with the brand's faces and colours. */
export interface Brush {
  context: CanvasRenderingContext2D;
  lang: Lang;
  display: string;
  text: string;
  /** A colour of the evening in the stadium (`night.module.css`). */
  colour: (name: string) => string;
}

const { displayWeight, displayCase } = team.looks.type;

/** Null where the browser paints nothing. @param canvas it has the class of the night's colours */
export function brushFor(canvas: HTMLCanvasElement, lang: Lang): Brush | null {
  const context = canvas.getContext('2d');
  if (!context) return null;
  const style = getComputedStyle(canvas);
  const value = (name: string) => style.getPropertyValue(name).trim();
  return {
    context,
    lang,
    display: value('--font-display'),
    text: value('--font-text'),
    colour: (name) => value(`--${name}`),
  };
}

/** Waits for the faces, with all letters of some words. A stand-in that the device has not is no reason to stop. */
export async function loadFaces({ display, text }: Brush, words: readonly string[]): Promise<void> {
  const all = `${words.join('')}${words.join('').toLocaleUpperCase()}0123456789`;
  await Promise.allSettled([
    document.fonts.load(`${displayWeight} 80px ${display}`, all),
    document.fonts.load(`600 40px ${text}`, all),
  ]);
}

interface Line {
  x: number;
  y: number;
  size: number;
  colour: string;
  align?: CanvasTextAlign;
  /** It gets smaller until it fits. */
  widest?: number;
}

/** A line in the display face. */
export function paintHeading(brush: Brush, words: string, line: Line): void {
  const said = displayCase === 'uppercase' ? words.toLocaleUpperCase(brush.lang) : words;
  paintLine(brush, said, line, `${displayWeight} {size}px ${brush.display}`);
}

/** A line in the text face. */
export function paintWords(brush: Brush, words: string, line: Line): void {
  paintLine(brush, words, line, `600 {size}px ${brush.text}`);
}

function paintLine({ context }: Brush, words: string, line: Line, font: string): void {
  const { x, y, size, colour, align = 'center', widest = pictureSize.width - 160 } = line;
  context.font = font.replace('{size}', String(size));
  const { width } = context.measureText(words);
  if (width > widest) context.font = font.replace('{size}', String(Math.floor((size * widest) / width)));
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  context.fillStyle = colour;
  context.fillText(words, x, y);
}
