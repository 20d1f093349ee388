/** A step or a form of a flow, in the words of one language. */
export interface DrawnPlace {
  title: string;
  /** When it is asked, and why it is not: a sentence each. */
  notes: readonly string[];
  /** An order was chosen, and does not come here. */
  isOff: boolean;
  /** Whether the order comes here depends on what it does not say yet. */
  isOpen?: boolean;
}

export interface DrawnStep extends DrawnPlace {
  /** Some orders pass it by. */
  isConditional: boolean;
  forms: readonly DrawnPlace[];
}

/** A part of the picture; its look is a class of the style sheet. */
export type Shape =
  | { is: 'rect'; look: string; x: number; y: number; width: number; height: number }
  | { is: 'path'; look: string; d: string }
  | { is: 'text'; look: string; x: number; y: number; text: string };

export interface Picture {
  width: number;
  height: number;
  shapes: Shape[];
}

const WIDTH = 720;
/** The way goes down here; where a step is passed by, it goes further left. */
const WAY = 44;
const BESIDE = 16;
const BOX = { x: 84, width: WIDTH - 84 - 8 };
const PAD = 16;
const LINE = 20;
const GAP = 36;
/** Letters that surely fit into a line of the box; SVG breaks no lines. */
const LETTERS = 82;

/** A text in lines. */
export function inLines(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const off = (look: string, isOff: boolean) => (isOff ? `${look} off` : look);

/** The lines of a place, one below the other. @returns them, and where the next one begins */
function lines(
  { title, notes, isOff }: DrawnPlace,
  { x, y, look, letters }: { x: number; y: number; look: string; letters: number },
): { shapes: Shape[]; end: number } {
  const all = [
    ...inLines(title, letters - 12).map((text) => ({ text, look })),
    ...notes.flatMap((note) => inLines(note, letters).map((text) => ({ text, look: 'note' }))),
  ];
  const shapes = all.map(
    (line, at): Shape => ({
      is: 'text',
      look: off(line.look, isOff),
      ...{ x, y: y + at * LINE, text: line.text },
    }),
  );
  return { shapes, end: y + all.length * LINE };
}

function formShapes(forms: readonly DrawnPlace[], from: number): { shapes: Shape[]; end: number } {
  let y = from;
  const shapes: Shape[] = [];
  for (const form of forms) {
    const inside = lines(form, { x: BOX.x + 2 * PAD, y: y + LINE + 2, look: 'form', letters: LETTERS - 5 });
    const height = inside.end - y - LINE / 2 + 4;
    shapes.push(
      {
        is: 'rect',
        look: off('form-box', form.isOff),
        ...{ x: BOX.x + PAD, y, width: BOX.width - 2 * PAD, height },
      },
      ...inside.shapes,
    );
    y += height + 8;
  }
  return { shapes, end: y };
}

/** The way through a step, and that past it. */
function wayShapes(
  { isConditional, isOff }: DrawnStep,
  top: number,
  bottom: number,
  middle: number,
): Shape[] {
  const through = `M${WAY} ${top}V${bottom}M${WAY} ${middle}H${BOX.x}`;
  const past = `M${WAY} ${top}L${BESIDE} ${top + 14}V${bottom - 14}L${WAY} ${bottom}`;
  return [
    ...(isConditional ? [{ is: 'path', look: off('past', !isOff), d: past } satisfies Shape] : []),
    { is: 'path', look: off('way', isOff), d: through },
  ];
}

/** A flow from top to bottom: each step with its forms, and past it the way of those whom it does not concern. */
export function drawFlow(steps: readonly DrawnStep[]): Picture {
  const shapes: Shape[] = [];
  let y = 8;
  for (const [at, step] of steps.entries()) {
    const top = y;
    const title = `${at + 1}. ${step.title}`;
    const head = lines(
      { ...step, title },
      { x: BOX.x + PAD, y: y + PAD + 12, look: 'step', letters: LETTERS },
    );
    const inside = formShapes(step.forms, head.end - 2);
    const height = inside.end - y + 6;
    const isLast = at === steps.length - 1;
    shapes.push(
      ...wayShapes(step, top, top + height + (isLast ? 0 : GAP), top + PAD + 8),
      { is: 'rect', look: off('step-box', step.isOff), ...{ x: BOX.x, y, width: BOX.width, height } },
      ...head.shapes,
      ...inside.shapes,
    );
    y += height + GAP;
  }
  return { width: WIDTH, height: Math.max(y - GAP + 8, 16), shapes };
}
