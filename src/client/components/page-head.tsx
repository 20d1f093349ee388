import { team } from 'virtual:team';
import { useEffect } from 'react';
import { headKeys, pageTitle } from '../../shared/page-title.ts';
import type { PageId } from '../../shared/pages.ts';
import { useLanguage } from '../lib/language.ts';
import { useText } from '../lib/text.ts';

interface Props {
  page: PageId;
  /** Comes before the page's name: `Flex M – Tarif | Kanarya Mobil`. */
  prefix?: string;
}

/**
 * The title of the document; the server writes the same into the HTML, and the description, which only search engines and
 * messengers read. The router sets it for each page. A page sets its own only when it knows more than its record; it is
 * restored when that page unmounts.
 */
export function PageHead({ page, prefix }: Props) {
  return <DocumentTitle title={pageTitle(useHeadWords(page).name, team.name, prefix)} />;
}

/** The same for a page whose words come from elsewhere. */
export function DocumentTitle({ title }: { title: string }) {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  return null;
}

/** A page's name in the current language. */
export function useHeadWords(page: PageId): { name: string } {
  const text = useText();
  const { lang } = useLanguage();
  const keys = headKeys(page);
  return { name: keys ? text(keys.title) : team.words[lang].title };
}
