import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Device } from '@siteimprove/alfa-device';
import { Document } from '@siteimprove/alfa-dom';
import { Native } from '@siteimprove/alfa-dom/native';
import { Request, Response } from '@siteimprove/alfa-http';
import rules from '@siteimprove/alfa-rules';
import { Page as AlfaPage } from '@siteimprove/alfa-web';
import type { Page } from 'playwright/test';

/** Rules that we do not ask, with the reason. */
const leftOut = new Map([
  ['sia-r111', 'target size: it does not see the area that a pseudo-element adds; targets.ts does'],
  ['sia-r113', 'target size, of AA: as sia-r111'],
  [
    'sia-r57',
    'no criterion: the skip link, the bar of an old copy and that of a lost connection stand outside',
  ],
  ['sia-r59', 'no criterion: a page that still loads has no heading'],
  ['sia-r61', 'no criterion: the dialogue for consents stands before the heading of the page'],
  [
    'sia-r87',
    'no criterion: the bar of an old copy stands before the skip link, and a page that loads has none',
  ],
  ['sia-r78', 'no criterion of WCAG: the summary of errors, with a heading, may stand first in its section'],
]);

const nameOf = (uri: string) => uri.split('/').at(-1) ?? uri;

const asked = [...rules].filter(({ uri }) => !leftOut.has(nameOf(uri)));

/**
 * What Siteimprove's alfa holds against the document as it is now, a line each: all its rules, those of AAA included. It
 * takes seconds for a page, and changes its styles: the page is of no use afterwards.
 */
export async function alfaFindings(page: Page): Promise<string[]> {
  await page.evaluate(dropContainerRules);
  const device = Device.standard();
  // Runs in the browser, over the debugger: the function needs nothing around it.
  const seen = await page.evaluate<Document.JSON>(`(${Native.fromNode})()`);
  const document = Document.from(seen, device);
  const outcomes = await Audit.of(
    AlfaPage.of(Request.empty(), Response.empty(), document, device),
    asked,
  ).evaluate();
  return [...outcomes].filter(Outcome.isFailed).map((outcome) => {
    const { expectations } = outcome.toJSON();
    return `${nameOf(outcome.rule.uri)} at ${inOneLine(`${outcome.target}`)}: ${inOneLine(JSON.stringify(expectations))}`;
  });
}

/** Alfa leaves out a whole style sheet where one rule asks for the size of a container. Runs in the browser. */
function dropContainerRules(): void {
  const dropIn = (place: CSSStyleSheet | CSSGroupingRule) => {
    for (let at = place.cssRules.length - 1; at >= 0; at--) {
      const rule = place.cssRules[at];
      if (rule instanceof CSSContainerRule) place.deleteRule(at);
      else if (rule instanceof CSSGroupingRule) dropIn(rule);
    }
  };
  for (const sheet of document.styleSheets) dropIn(sheet);
}

const inOneLine = (text: string) => text.replaceAll(/\s+|\\n/g, ' ').slice(0, 400);
