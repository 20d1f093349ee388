import { useSyncExternalStore } from 'react';
import type { FurtherLanguage } from '../../shared/further-language.ts';
import type { Lang } from '../../shared/language.ts';
import { bootstrap } from './bootstrap.ts';
import { currentLanguage, useLanguage } from './language.ts';

/** For this tab and visit: the address of a page has no language of forms. */
const KEY = 'fanline.formLanguage';

const listeners = new Set<() => void>();

function chosenLanguage(): FurtherLanguage | undefined {
  const { languages } = bootstrap();
  const code = languages && sessionStorage.getItem(KEY);
  return languages?.find((one) => one.code === code);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chooses a language of forms, or none. */
export function chooseFurther(code: string | undefined): void {
  if (code === undefined) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, code);
  for (const listener of listeners) listener();
}

/** Forgets the choice on a page that is not in the fallback of the chosen language. */
export function leaveFurther(lang: Lang): void {
  const chosen = chosenLanguage();
  if (chosen && chosen.fallback !== lang) chooseFurther(undefined);
}

/** The language of forms that the reader has chosen, on a page that is in its fallback; undefined where none is on. */
export function useFurtherLanguage(): FurtherLanguage | undefined {
  const { lang } = useLanguage();
  const chosen = useSyncExternalStore(subscribe, chosenLanguage, () => undefined);
  return chosen?.fallback === lang ? chosen : undefined;
}

/** What a call says of it; all other calls are in the language of the page. */
export function furtherHeaders(): Record<string, string> {
  const chosen = chosenLanguage();
  return chosen?.fallback === currentLanguage() ? { 'X-Language-Code': String(chosen.number) } : {};
}
