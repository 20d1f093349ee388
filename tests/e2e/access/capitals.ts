import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';

const content = join(import.meta.dirname, '../../../teams/content/tariffs.json');
const plans: { name: string }[] = JSON.parse(readFileSync(content, 'utf8'));
/** A plan's name is no Turkish word: as one, its "i" would get a dot on top in capitals. */
const names = plans.map(({ name }) => name).filter((name) => name.includes('i'));

/** Names of plans that the style sheet sets in Turkish capitals, such as "SİNGLE L". */
export async function capitalFaults(page: Page): Promise<string[]> {
  const texts = await page.evaluate(textsInTurkishCapitals);
  return texts.filter((text) => names.some((name) => text.includes(name))).map((text) => `capitals: ${text}`);
}

/** Runs in the browser. */
function textsInTurkishCapitals(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element?.closest('[lang]')?.getAttribute('lang') !== 'tr') continue;
    if (getComputedStyle(element).textTransform === 'uppercase') texts.push(node.textContent ?? '');
  }
  return texts;
}
