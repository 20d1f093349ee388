import type { Brush } from './brush.ts';

/** What style sheets say of a drawing. An image sees no style sheet, so a copy has it as attributes. */
const LOOKS = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'visibility',
  'stop-color',
  'paint-order',
] as const;

/** So much larger than drawn is the image, for those browsers that take its size for its sharpness. */
const LARGE = 3;

/** A drawing that may leave its box has so much room at each side, as a part of its width. */
const ROOM = 1.2;

/** A drawing of the page, and an image of it. */
export interface Copy {
  drawing: SVGSVGElement;
  image: HTMLImageElement;
}

/** Copies all drawings in a part of the page; one that the browser cannot show as an image is left out. */
export async function copyDrawings(part: ParentNode | null): Promise<Copy[]> {
  const drawings = [...(part?.querySelectorAll('svg') ?? [])];
  const copies = await Promise.all(drawings.map(copied));
  return copies.flatMap((copy) => copy ?? []);
}

async function copied(drawing: SVGSVGElement): Promise<Copy | undefined> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sourceOf(drawing))}`;
  return image.decode().then(
    () => ({ drawing, image }),
    () => undefined,
  );
}

function sourceOf(drawing: SVGSVGElement): string {
  const copy = document.importNode(drawing, true);
  const parts = copy.querySelectorAll('*');
  for (const [at, part] of drawing.querySelectorAll('*').entries()) {
    const look = getComputedStyle(part);
    if (part.hasAttribute('class'))
      for (const name of LOOKS) parts[at]?.setAttribute(name, look.getPropertyValue(name));
  }
  for (const words of copy.querySelectorAll('text')) words.remove();
  const { x, y, width, height } = boxOf(drawing);
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  copy.setAttribute('width', String(width * LARGE));
  copy.setAttribute('height', String(height * LARGE));
  return new XMLSerializer().serializeToString(copy);
}

/** What a copy shows: the drawing's box, and what is drawn outside it. */
function boxOf(drawing: SVGSVGElement) {
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const room = getComputedStyle(drawing).overflow === 'visible' ? width * ROOM : 0;
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room, room };
}

/** Paints a copy at the canvas's origin. An image has not the page's faces, so its words are painted after it. */
export function paintCopy(brush: Brush, { drawing, image }: Copy, width: number): void {
  const scale = width / drawing.viewBox.baseVal.width;
  const { room, ...box } = boxOf(drawing);
  brush.context.drawImage(image, -room * scale, -room * scale, box.width * scale, box.height * scale);
  for (const words of drawing.querySelectorAll('text')) paintText(brush, words, scale);
}

function paintText({ context, display }: Brush, words: SVGTextElement, scale: number): void {
  const look = getComputedStyle(words);
  const at = (name: string) => Number(words.getAttribute(name)) * scale;
  const widest = at('textLength') || undefined;
  context.font = `800 ${Number.parseFloat(look.fontSize) * scale}px ${display}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  context.lineWidth = Number.parseFloat(look.strokeWidth) * scale;
  context.strokeStyle = look.stroke;
  context.fillStyle = look.fill;
  context.strokeText(words.textContent ?? '', at('x'), at('y'), widest);
  context.fillText(words.textContent ?? '', at('x'), at('y'), widest);
}
