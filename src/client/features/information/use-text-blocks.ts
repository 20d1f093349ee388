import { texts } from 'virtual:information';
import useSWR from 'swr';
import type { Lang } from '../../../shared/language.ts';
import type { Block } from '../../../shared/markdown.ts';

/** A long text in parts; each text is its own script, loaded once. */
export function useTextBlocks(lang: Lang, file: string): { blocks: Block[] | undefined; failed: boolean } {
  const { data, error } = useSWR(`text ${lang} ${file}`, () => texts[lang][file]?.());
  return { blocks: data?.blocks, failed: error !== undefined };
}
