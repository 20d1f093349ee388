import { team } from 'virtual:team';
import { useEffect } from 'react';
import type { PageId } from '../../shared/page-routes.ts';
import { useText } from '../lib/text.ts';

interface Props {
  page: PageId;
  /** Put before the page's name: `Flex M – Tarif | Kanarya Mobil`. */
  prefix?: string;
}

/** Title and description of the document, by page and language; the server writes the same into the HTML. */
export function PageHead({ page, prefix }: Props) {
  const text = useText();
  const name = text(`app.title.${page}`);
  const title = `${prefix ? `${prefix} – ${name}` : name} | ${team.name}`;
  const description = text(`app.description.${page}`, { name: team.name });
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
  return null;
}
