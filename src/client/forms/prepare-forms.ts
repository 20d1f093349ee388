import type { Lang } from '../../shared/language.ts';
import type { MatchedPage } from '../../shared/match-page.ts';
import { pages } from '../../shared/pages.ts';
import { appFormScripts } from './scripts/form-scripts-context.ts';

/** Loads the scripts of the forms that a page shows first, so that it is drawn at once. */
export async function prepareForms(lang: Lang, { page, entry }: MatchedPage): Promise<void> {
  const forms = entry ? [entry.form] : (pages[page].forms ?? []);
  await Promise.all(forms.map((form) => appFormScripts().load(form, lang)));
}
