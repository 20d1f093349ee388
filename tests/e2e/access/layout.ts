import type { Page } from 'playwright/test';

/** Words that run out of the window, are cut off, or lie over other words; and pages that scroll sideways. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(brokenLayout);
}

/** Runs in the browser. */
function brokenLayout(): string[] {
  /** Pixels that do not count: fractions, overhanging letters. */
  const slack = 2;
  const faults: string[] = [];
  const nameOf = (element: Element) => {
    const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> "${text}"`;
  };
  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    // Words for screen readers are a pixel in size or cut away.
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, position } = getComputedStyle(at);
      if (clipPath === 'inset(50%)' || (position === 'absolute' && at.clientWidth <= 1)) return false;
    }
    return true;
  };
  const scrollsSideways = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  const isAfloat = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position) || at.matches('dialog')) return true;
    return false;
  };
  const cutBy = (element: Element, box: DOMRect) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const around = at.getBoundingClientRect();
      const sideways = box.right > around.right + slack || box.left < around.left - slack;
      const upright = box.bottom > around.bottom + slack || box.top < around.top - slack;
      if (/hidden|clip/.test(overflowX) && sideways) return at;
      if (/hidden|clip/.test(overflowY) && upright) return at;
    }
    return undefined;
  };

  if (document.documentElement.scrollWidth > window.innerWidth + 1) {
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1 && !scrollsSideways(element),
    );
    faults.push(
      `the page is ${document.documentElement.scrollWidth} px wide in ${window.innerWidth}: ${wide.slice(0, 3).map(nameOf).join(', ')}`,
    );
  }

  interface Line {
    element: Element;
    box: DOMRect;
    /** Where its letters are; the box of a line is taller. */
    letters: { top: number; bottom: number };
  }
  const lettersOf = (element: Element, { top, height }: DOMRect) => {
    // The letters of a drawing are sized in its own units.
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1;
    const tall = Number.parseFloat(getComputedStyle(element).fontSize) * 0.75 * scale;
    return { top: top + (height - tall) / 2, bottom: top + (height + tall) / 2 };
  };
  /** Of the letters alone where they are turned: the box of a turned line is much larger than they are. */
  const drawnBox = (element: SVGElement) => {
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    if (!(element instanceof SVGGraphicsElement) || !matrix?.b) return element.getBoundingClientRect();
    const { x, y, width, height } = element.getBBox();
    const tall = Number.parseFloat(getComputedStyle(element).fontSize) * 0.75;
    const top = y + (height - tall) / 2;
    const corners = [x, x + width].flatMap((left) =>
      [top, top + tall].map((edge) => new DOMPoint(left, edge).matrixTransform(matrix)),
    );
    const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
    const [left, upper] = [Math.min(...xs), Math.min(...ys)];
    return new DOMRect(left, upper, Math.max(...xs) - left, Math.max(...ys) - upper);
  };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || element.closest('script, style, noscript, select')) continue;
    if (!isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A range in an SVG text has the letters' own width, also where `textLength` squeezes them.
    const boxes = element instanceof SVGElement ? [drawnBox(element)] : range.getClientRects();
    for (const box of boxes)
      if (box.width > 0) lines.push({ element, box, letters: lettersOf(element, box) });
  }
  for (const { element, box } of lines) {
    if (scrollsSideways(element)) continue;
    const isOutside = box.right > window.innerWidth + slack || box.left < -slack;
    if (isOutside) faults.push(`outside the window: ${nameOf(element)}`);
    const cutter = isOutside ? undefined : cutBy(element, box);
    if (cutter) faults.push(`cut off: ${nameOf(element)} by ${cutter.getAttribute('class')}`);
  }
  /** A figure that moves in a scene, as a keeper before the boards, stands before other drawings. */
  const isBefore = (one: Element, other: Element) => {
    const [drawing, behind] = [one, other].map((element) => element.closest('svg[aria-hidden="true"]'));
    return drawing && behind && drawing !== behind;
  };
  const lying = lines.filter(({ element }) => !isAfloat(element));
  for (const [at, one] of lying.entries()) {
    for (const other of lying.slice(at + 1)) {
      if (
        one.element === other.element ||
        one.element.contains(other.element) ||
        other.element.contains(one.element) ||
        isBefore(one.element, other.element)
      )
        continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down =
        Math.min(one.letters.bottom, other.letters.bottom) - Math.max(one.letters.top, other.letters.top);
      const isOver = across > slack && down > slack;
      if (isOver) faults.push(`one over the other: ${nameOf(one.element)} and ${nameOf(other.element)}`);
    }
  }
  return [...new Set(faults)].slice(0, 12);
}
