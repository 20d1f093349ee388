import type { Page } from 'playwright/test';

/** What moved since the page was opened (layout shift): how far, and which elements; nothing where all stayed. */
export function shifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const moved: string[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources = [] } = entry as PerformanceEntry & {
              value?: number;
              sources?: { node?: Node | null }[];
            };
            const names = sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'gone'),
            );
            moved.push(`${value}: ${names.join(' | ')}`);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(moved), 100);
      }),
  );
}
