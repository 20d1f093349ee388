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
  useLayoutEffect(() => history.listen((next) => startTransition(() => setState(next))), [history]);

  const lang = languageOfPath(location.pathname);
  const language = useMemo(
    () => ({ lang, switchTo: (next: Lang) => switchTo(history, next) }),
    [history, lang],
  );
  return (
    <LanguageContext value={language}>
      <Router basename={pathPrefix[lang]} location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </LanguageContext>
  );
}

function switchTo(history: History, lang: Lang): void {
  const { pathname, search, hash, state } = history.location;
  history.push({ pathname: withLanguage(lang, withoutLanguage(pathname)), search, hash }, state);
}
