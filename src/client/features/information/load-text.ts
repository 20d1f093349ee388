import { texts } from 'virtual:information';
import type { Lang } from '../../../shared/language.ts';
import type { Block } from '../../../shared/markdown.ts';
import type { LongText } from '../../../shared/page-record.ts';
import { readable } from '../../lib/readable.ts';

export interface LoadedText {
  /** In the language of the page; of a binding text in Turkish, its summary. */
  own: Block[];
  /** A binding text; the same as `own` on a German page. */
  german: Block[];
}

const loading = new Map<string, Promise<LoadedText | undefined>>();

/** The parts of a long text, loaded once as one promise for React's `use`; undefined where it does not load. */
export function loadText(lang: Lang, text: LongText): Promise<LoadedText | undefined> {
  const key = `${lang} ${text.file}`;
  const promise = loading.get(key) ?? readable(load(lang, text).catch(() => undefined));
  loading.set(key, promise);
  // The next visit of the page tries again.
  void promise.then((loaded) => loaded ?? loading.delete(key));
  return promise;
}

async function load(lang: Lang, { file, binding }: LongText): Promise<LoadedText> {
  const [own, german] = await Promise.all([blocksOf(lang, file), blocksOf(binding ? 'de' : lang, file)]);
  return { own, german };
}

async function blocksOf(lang: Lang, file: string): Promise<Block[]> {
  const loader = texts[lang][file];
  if (!loader) throw new Error(`There is no text ${file}.`);
  return (await loader()).blocks;
}
