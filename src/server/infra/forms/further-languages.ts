import type { FurtherLanguage } from '../../../shared/further-language.ts';
import type { AppDeps } from '../deps.ts';

/** The languages that only some forms may be had in, as far as the settings switch them on. */
export function furtherLanguages({
  config,
  definitions,
}: Pick<AppDeps, 'config' | 'definitions'>): FurtherLanguage[] {
  if (config.extraLanguages.length === 0) return [];
  return definitions.languages().filter(({ code }) => config.extraLanguages.includes(code));
}
