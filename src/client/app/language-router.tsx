import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import {
  type Lang,
  languageOfPath,
  pathPrefix,
  withLanguage,
  withoutLanguage,
} from '../../shared/language.ts';
import { LanguageContext } from '../lib/language.ts';

/**
 * BrowserRouter whose basename follows the address: `/tr/tarife` is `/tarife` in Turkish. Both change in the same
 * render, so that a switch of language keeps every component and its state.
 */
export function LanguageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
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

function switchTo(history: ReturnType<typeof createBrowserHistory>, lang: Lang): void {
  const { pathname, search, hash, state } = history.location;
  history.push({ pathname: withLanguage(lang, withoutLanguage(pathname)), search, hash }, state);
}
