import { type Lang, withoutLanguage } from '../../../../shared/language.ts';
import { pageOfPath } from '../../../../shared/match-page.ts';
import { headKeys, plainLine } from '../../../../shared/page-title.ts';
import type { PageId } from '../../../../shared/pages.ts';
import type { AppDeps } from '../../deps.ts';
import type { MailContent } from './mail-html.ts';

/** Where a mail leads to one action of a page, and the page's title would name another one. */
const actions: Partial<Record<PageId, (query: URLSearchParams) => string>> = {
  simReplacement: (query) => (query.has('cancel') ? 'outbox.button.cancelSim' : 'outbox.button.confirmSim'),
  tariffChange: () => 'outbox.button.tariffChange',
};

/** What the addresses in a mail are called, and which of them may be its main action. */
export function mailLinks(
  { config, words }: Pick<AppDeps, 'config' | 'words'>,
  lang: Lang,
): Pick<MailContent, 'nameOf' | 'canLead'> {
  const pageAt = (address: string) => {
    if (!address.startsWith(`${config.publicUrl}/`)) return undefined;
    const { pathname, searchParams, hash } = new URL(address);
    return { page: pageOfPath(withoutLanguage(pathname)), searchParams, hash };
  };
  return {
    nameOf(address) {
      const found = pageAt(address);
      if (!found) return new URL(address).host;
      const key = actions[found.page]?.(found.searchParams) ?? headKeys(found.page)?.title ?? '';
      return plainLine(words.text(lang, words.has(lang, key) ? key : 'messages.page.open'));
    },
    // What every mail of its kind must also say (to withdraw, to switch notices off) is not what it is about.
    canLead(address) {
      const found = pageAt(address);
      return found !== undefined && found.page !== 'cancellation' && found.hash !== '#notices';
    },
  };
}
