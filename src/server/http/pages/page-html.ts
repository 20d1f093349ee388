import type { Lang } from '../../../shared/language.ts';
import type { NextScripts, PageStart } from '../../../shared/page-start.ts';
import { escapeHtml } from '../../infra/escape-html.ts';
import { jsonForHtml } from '../html.ts';

export interface PageParts {
  lang: Lang;
  colorScheme: 'dark' | 'light';
  /** The colour of the browser's own bars. */
  themeColor: string;
  title: string;
  description: string;
  /** HTML for the head. */
  head: string;
  start: PageStart;
  /** What an undrawn page says where no script draws it. */
  needsScripts: string;
}

/** What the server drew, and the scripts that take it over (`src/client/start.ts`). */
export interface DrawnParts {
  root: string;
  next: NextScripts;
}

/**
 * The first picture waits until the page is read as far as its data, which stand behind all that is drawn: a half of it
 * would move when the other half comes. (HTML, "link type expect")
 */
const whole = '<link rel="expect" href="#bootstrap" blocking="render">';

/** Fills the parts that differ by request into the built page. */
export function fillPage(template: string, parts: PageParts, drawn?: DrawnParts): string {
  const data = dataElement('bootstrap', parts.start) + (drawn ? dataElement('next', drawn.next) : '');
  const filled: [RegExp, string][] = [
    [/(?<=<html[^>]*\slang=")[^"]*/, parts.lang],
    [/(?<=<html[^>]*\sdata-mantine-color-scheme=")[^"]*/, parts.colorScheme],
    [/(?<=<title>)[^<]*/, escapeHtml(parts.title)],
    [/(?<=<meta name="description" content=")[^"]*/, escapeHtml(parts.description)],
    [/(?<=<meta name="theme-color" content=")[^"]*/, escapeHtml(parts.themeColor)],
    [/(?=<\/head>)/, `${drawn ? whole : ''}${parts.head}\n`],
    [/(?=<\/body>)/, `${data}\n`],
  ];
  if (drawn)
    filled.push([
      /<div id="root">[\s\S]*?<\/div>\s*<\/div>/,
      `<div id="root" data-drawn>${drawn.root}</div>`,
    ]);
  else filled.push([/(?<=<noscript>)(?=<\/noscript>)/, `<p>${escapeHtml(parts.needsScripts)}</p>`]);
  // A function, because `$&` in a replacement text would be read as a pattern.
  return filled.reduce((html, [place, text]) => html.replace(place, () => text), template);
}

function dataElement(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${jsonForHtml(data)}</script>`;
}
