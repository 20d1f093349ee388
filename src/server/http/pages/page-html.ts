import type { Lang } from '../../../shared/language.ts';
import { escapeHtml, jsonForHtml } from '../html.ts';

export interface PageParts {
  lang: Lang;
  colorScheme: 'dark' | 'light';
  /** The colour of the browser's own bars. */
  themeColor: string;
  title: string;
  description: string;
  /** HTML for the head. */
  head: string;
  bootstrap: unknown;
}

/** Fills the parts that differ by request into the built page. */
export function fillPage(template: string, parts: PageParts): string {
  const data = `<script type="application/json" id="bootstrap">${jsonForHtml(parts.bootstrap)}</script>`;
  const filled: [RegExp, string][] = [
    [/(?<=<html[^>]*\slang=")[^"]*/, parts.lang],
    [/(?<=<html[^>]*\sdata-mantine-color-scheme=")[^"]*/, parts.colorScheme],
    [/(?<=<title>)[^<]*/, escapeHtml(parts.title)],
    [/(?<=<meta name="description" content=")[^"]*/, escapeHtml(parts.description)],
    [/(?<=<meta name="theme-color" content=")[^"]*/, escapeHtml(parts.themeColor)],
    [/(?=<\/head>)/, `${parts.head}\n`],
    [/(?=<\/body>)/, `${data}\n`],
  ];
  // A function, because `$&` in a replacement text would be read as a pattern.
  return filled.reduce((html, [place, text]) => html.replace(place, () => text), template);
}
