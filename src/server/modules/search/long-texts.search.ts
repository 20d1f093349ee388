import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import firm from '../../../../teams/content/firm.json' with { type: 'json' };
import { headingAnchor } from '../../../shared/heading-anchor.ts';
import { otherLang } from '../../../shared/language.ts';
import { filledIn, parseMarkdown } from '../../../shared/markdown.ts';
import { pathOf } from '../../../shared/match-page.ts';
import { type PageId, pageIds, pages } from '../../../shared/pages.ts';
import { textOfBlocks } from '../../../shared/text-of-blocks.ts';
import { textValues } from '../../../shared/text-values.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { SearchItem, SearchReader } from '../../infra/search/search-source.ts';
import { type TextPart, textParts } from './text-parts.ts';

/** Law is found, too, but rarely meant. */
const WEIGHT_OF_LAW = 0.5;
const WEIGHT_OF_ANSWERS = 1.4;

/** The answers to frequent questions, each by itself, and the parts of the other long texts. */
export async function longTextsSearch(deps: AppDeps, reader: SearchReader): Promise<SearchItem[]> {
  const withText = pageIds.filter((page) => pages[page].text);
  const items = await Promise.all(withText.map((page) => itemsOf(deps, reader, page)));
  return items.flat();
}

async function itemsOf(deps: AppDeps, reader: SearchReader, page: PageId): Promise<SearchItem[]> {
  const { text } = pages[page];
  if (!text) return [];
  const own = await readParts(deps, reader, text.file);
  const other = await readParts(deps, { ...reader, lang: otherLang(reader.lang) }, text.file);
  const place: Place = { page, name: own.title, weight: text.binding ? WEIGHT_OF_LAW : 1 };
  // Both languages have the same questions in the same order; of a law there is only a summary in Turkish.
  const isAlike = !text.binding && own.parts.length === other.parts.length;
  return own.parts.map((part, at) =>
    itemOf(place, part, isAlike ? (other.parts[at]?.heading?.text ?? '') : ''),
  );
}

async function readParts(deps: AppDeps, { team, lang }: SearchReader, name: string) {
  const file = join(deps.config.root, `locales/${lang}/information/${name}.md`);
  const source = filledIn(await readFile(file, 'utf8'), textValues(firm, deps.teams[team]));
  const [title, ...blocks] = parseMarkdown(source);
  return { title: title?.kind === 'heading' ? title.text : '', parts: textParts(blocks) };
}

interface Place {
  page: PageId;
  name: string;
  weight: number;
}

/** @param translated the question in the other language: who reads one may ask in the other */
function itemOf({ page, name, weight }: Place, part: TextPart, translated: string): SearchItem {
  const { heading, above, blocks } = part;
  const text = textOfBlocks(blocks);
  if (!heading) return { kind: 'pages', path: pathOf(page), title: name, text, weight };
  const path = `${pathOf(page)}#${headingAnchor(heading.text)}`;
  if (above)
    return {
      kind: 'help',
      path,
      title: heading.text,
      note: above.text,
      keywords: `${above.text} ${translated}`,
      text,
      weight: WEIGHT_OF_ANSWERS,
    };
  return { kind: 'pages', path, title: heading.text, note: name, text, weight };
}
