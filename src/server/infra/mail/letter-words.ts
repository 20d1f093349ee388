import { type Lang, pathPrefix } from '../../../shared/language.ts';
import type { AppDeps } from '../deps.ts';
import type { Content } from './letter.ts';
import { safeValues } from './unlinked.ts';

/** The words of a letter by their part: `subject`, `text`, `sms`. */
export function wordsOf(deps: AppDeps, { team, lang, name, values = {} }: Content): (part: string) => string {
  const { name: brand } = deps.teams[team];
  const all = { ...safeValues(values), brand, site: siteOf(deps, lang) };
  return (part) => deps.words.text(lang, `outbox.${name}.${part}`, all);
}

/** The base address of the site in a language; append a path with its slash. */
export function siteOf({ config }: Pick<AppDeps, 'config'>, lang: Lang): string {
  return config.publicUrl + pathPrefix[lang];
}
