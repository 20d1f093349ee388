import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeResult {
  violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

/** Rules whose result depends on theme and width; the others are about what stands in the document. */
const LOOK_RULES = ['color-contrast', 'target-size'];

/**
 * What axe finds on the page as it is now, a line each.
 * @param isSeenBefore the same document was looked at in another theme and width: only what depends on them is asked
 */
export async function axeFindings(page: Page, isSeenBefore = false): Promise<string[]> {
  // Evaluated over the debugger, so that the page's own policy stays as strict as it is; once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const runOnly = isSeenBefore ? { type: 'rule', values: LOOK_RULES } : { type: 'tag', values: TAGS };
  return page.evaluate(findings, runOnly);
}

/** Runs in the browser. Only the findings leave it: all that axe looked at would be many times as much. */
async function findings(runOnly: { type: string; values: string[] }): Promise<string[]> {
  const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResult> } };
  const { violations } = await axe.run({
    runOnly,
    resultTypes: ['violations'],
    // Style sheets and media would be fetched again, for rules that we do not use.
    preload: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
