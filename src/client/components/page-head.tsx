import { team } from 'virtual:team';
import { useEffect } from 'react';
import { headKeys, pageTitle, plainLine } from '../../shared/page-title.ts';
import type { PageId } from '../../shared/pages.ts';
import { useLanguage } from '../lib/language.ts';
import { useText } from '../lib/text.ts';

interface Props {
  page: PageId;
  /** Comes before the page's name: `Flex M – Tarif | Kanarya Mobil`. */
  prefix?: string;
  /** In place of the description of the page. */
  description?: string;
}

/**
 * Title and description of the document; the server writes the same into the HTML. The router sets them for each page.
 * A page sets its own only when it knows more than its record; they are restored when it unmounts.
 */
export function PageHead({ page, prefix, description }: Props) {
  const words = useHeadWords(page);
  return (
    <DocumentHead
      title={pageTitle(words.name, team.name, prefix)}
      description={description ? plainLine(description) : words.description}
    />
  );
}

/** The same for a page whose words come from elsewhere. */
export function DocumentHead({ title, description }: { title: string; description: string }) {
  useEffect(() => {
    const before = [document.title, descriptionTag()?.content ?? ''] as const;
    write(title, description);
    return () => write(...before);
  }, [title, description]);
  return null;
}

/** A page's name and description in the current language. */
export function useHeadWords(page: PageId): { name: string; description: string } {
  const text = useText();
  const { lang } = useLanguage();
  const keys = headKeys(page);
  if (!keys) {
    const { title, description } = team.words[lang];
    return { name: title, description };
  }
  const description = text(keys.description, { name: team.name });
  return { name: text(keys.title), description: plainLine(description) };
}

function write(title: string, description: string): void {
  document.title = title;
  descriptionTag()?.setAttribute('content', description);
}

function descriptionTag(): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>('meta[name="description"]');
}
