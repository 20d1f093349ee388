import { minuteMs } from '../../../shared/durations.ts';
import type { FormPageLink } from '../../../shared/form-page.ts';
import type { PostedForm } from '../../../shared/form-post.ts';
import type { FurtherLanguage } from '../../../shared/further-language.ts';
import { type Lang, withLanguage } from '../../../shared/language.ts';
import type { PageStart } from '../../../shared/page-start.ts';
import { pages } from '../../../shared/pages.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { consentText } from '../../infra/consents/consent-text.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { furtherLanguages } from '../../infra/forms/further-languages.ts';
import { KEY_PLACE } from './own-places.ts';
import type { PageAddress } from './page-address.ts';

export interface PageRequest {
  address: PageAddress;
  team: TeamId;
  colorScheme: 'dark' | 'light';
  /** The browser has the hint of a session (`src/client/lib/token-store.ts`). */
  mayHaveSession: boolean;
  /** A form of the page that was sent without scripts. */
  posted?: PostedForm | undefined;
}

/**
 * What a page begins with; nothing in it is about a person, but for a form that comes back to its sender.
 * @param data the answers of the API that the page's record lists
 */
export function pageStart(deps: AppDeps, asked: PageRequest, data: Record<string, unknown>): PageStart {
  const { team, colorScheme, mayHaveSession, address, posted } = asked;
  const { definitionsPollSeconds, otp, embedded } = deps.config;
  return {
    team,
    lang: address.lang,
    path: withLanguage(address.lang, address.path),
    colorScheme,
    ...pageMoment(deps),
    pages: linksOf(deps),
    ...languagesOf(deps),
    ...consentOf(deps, team),
    settings: {
      definitionsPollSeconds,
      otpResendSeconds: otp.resendSeconds,
      devPages: embedded.devPages,
      ...(deps.config.serviceWorker ? {} : { serviceWorker: 'off' }),
    },
    data,
    mayHaveSession,
    ...(address.page === 'notFound' ? { isMissing: true } : {}),
    ...(pages[address.page].posts ? { formKey: KEY_PLACE } : {}),
    ...(posted ? { posted } : {}),
  };
}

/** The minute, and the versions of all definitions. */
export function pageMoment({ clock, definitions }: AppDeps): Pick<PageStart, 'now' | 'definitions'> {
  return {
    now: Math.floor(clock().getTime() / minuteMs) * minuteMs,
    definitions: definitions.versions(),
  };
}

/** Only where there is something to ask. */
function consentOf({ words, teams }: AppDeps, team: TeamId): Pick<PageStart, 'consent'> {
  const { services = [] } = teams[team];
  const asked = consentText(words, teams[team]);
  return asked ? { consent: { version: asked.version, services } } : {};
}

/** Only where one is on: other pages are not a byte longer. */
function languagesOf(deps: AppDeps): { languages?: FurtherLanguage[] } {
  const languages = furtherLanguages(deps);
  return languages.length > 0 ? { languages } : {};
}

/** The pages that only data describe: a browser finds their addresses and titles in the HTML. */
function linksOf({ definitions }: AppDeps): FormPageLink[] {
  return definitions.pages().map(({ path, form, signedIn }) => {
    const title = (lang: Lang) => definitions.form(form, lang)?.words['page.title'] ?? '';
    return { path, form, signedIn, titles: { de: title('de'), tr: title('tr') } };
  });
}
