import type { Page } from 'playwright/test';

/** What can be tapped has this side at least, in CSS pixels. */
const SIDE = 44;

/** Controls that are too small to be tapped; links within a sentence may be as tall as its lines (WCAG 2.5.5). */
export function targetFaults(page: Page): Promise<string[]> {
  return page.evaluate(tooSmall, SIDE);
}

/** Runs in the browser. */
function tooSmall(side: number): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="button"]',
  );
  const isSeen = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    !element.closest('[inert], dialog:not([open])');
  /** A radio button or checkbox is tapped by the card or the words around it. */
  const targetOf = (element: HTMLElement): HTMLElement => {
    if (!element.matches('input[type="radio"], input[type="checkbox"]')) return element;
    return (
      element.closest('label') ?? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) ?? element
    );
  };
  const isInline = (element: HTMLElement) => {
    if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false;
    // A list of links within a long text keeps the text's lines.
    if (element.closest('li') && element.closest('[class*="text"] ul, [class*="text"] ol')) return true;
    const around = element.parentElement?.textContent?.trim() ?? '';
    return around.length > (element.textContent?.trim().length ?? 0);
  };
  const isOffScreen = ({ right, bottom, width, height }: DOMRect) =>
    right + window.scrollX <= 0 || bottom + window.scrollY <= 0 || width * height <= 1;
  /** Room around the control may belong to it without being seen; it answers to a tap all the same. */
  const reaches = (element: HTMLElement, { left, top, width, height }: DOMRect) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left: x, top: y } = element.getBoundingClientRect();
    const far = side / 2 - 1;
    const middle: [number, number] = [x + width / 2, y + height / 2];
    const points: [number, number][] = [];
    if (height < side - 0.5) points.push([middle[0], middle[1] - far], [middle[0], middle[1] + far]);
    if (width < side - 0.5) points.push([middle[0] - far, middle[1]], [middle[0] + far, middle[1]]);
    void left;
    void top;
    return points.every(([px, py]) => {
      const hit = document.elementFromPoint(px, py);
      return hit !== null && (element.contains(hit) || hit.closest('label') === element);
    });
  };
  const faults: string[] = [];
  for (const control of controls) {
    if (!isSeen(control)) continue;
    const target = targetOf(control);
    const box = target.getBoundingClientRect();
    if (isOffScreen(box) || isInline(control)) continue;
    if (box.width >= side - 0.5 && box.height >= side - 0.5) continue;
    if (reaches(target, box)) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 30) ?? '';
    faults.push(
      `target ${control.tagName.toLowerCase()} "${name || control.getAttribute('name')}" is ${Math.round(box.width)} × ${Math.round(box.height)} px`,
    );
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return faults;
}
