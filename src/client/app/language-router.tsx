import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { type UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import {
  type Lang,
  languageOfPath,
  pathPrefix,
  withLanguage,
  withoutLanguage,
} from '../../shared/language.ts';
import { LanguageContext } from '../lib/language.ts';
import { isCopy, isLoadedAnew, PAGE_SHOWN } from '../lib/load-anew.ts';

/** The browser's, or one of a single address where the server draws. */
export type History = Pick<
  ReturnType<typeof createBrowserHistory>,
  'action' | 'location' | 'listen' | 'push' | 'replace' | 'go' | 'createHref'
>;

/**
 * BrowserRouter whose basename follows the address: `/tr/tarife` is `/tarife` in Turkish. Both change in the same
 * render, so that a switch of language keeps every component and its state.
 */
export function LanguageRouter({ history, children }: { history: History; children: ReactNode }) {
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      history.listen((next) => {
        window.dispatchEvent(new Event(PAGE_SHOWN));
        startTransition(() => setState(next));
      }),
    [history],
  );

  const lang = languageOfPath(location.pathname);
  const language = useMemo(
    () => ({ lang, switchTo: (next: Lang) => switchTo(history, next) }),
    [history, lang],
  );
  const navigator = useMemo(() => loading(history), [history]);
  return (
    <LanguageContext value={language}>
      <Router basename={pathPrefix[lang]} location={location} navigationType={action} navigator={navigator}>
        {children}
      </Router>
    </LanguageContext>
  );
}

/** The same history, but a page that is better loaded is loaded. */
function loading(history: History): History {
  const push: History['push'] = (to, state) => {
    const { pathname } = new URL(history.createHref(to), window.location.href);
    if (isLoadedAnew(pathname)) window.location.assign(history.createHref(to));
    else history.push(to, state);
  };
  return { ...history, push };
}

function switchTo(history: History, lang: Lang): void {
  const { pathname, search, hash, state } = history.location;
  const to = { pathname: withLanguage(lang, withoutLanguage(pathname)), search, hash };
  if (isCopy()) window.location.assign(history.createHref(to));
  else history.push(to, state);
}
