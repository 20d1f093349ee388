import type { Lang } from '../../../shared/language.ts';
import { linksIn } from '../../../shared/links-in.ts';

/** What a mail or an SMS has around what it says. */
interface Frame {
  /** The first word of the first paragraph. */
  greeting: string;
  /** The last paragraph. */
  end: string;
  /** It comes first in an SMS. */
  brand: string;
}

/** What a mail or an SMS says, without greeting, name and signature: the reader of the message centre is at home. */
export function bodyOf(text: string, lang: Lang, { greeting, end, brand }: Frame): string {
  const said = text.startsWith(`${brand}: `) ? text.slice(brand.length + 2) : text;
  const paragraphs = said.split('\n\n').filter((paragraph, at) => {
    const isGreeting = at === 0 && paragraph.startsWith(greeting);
    return !isGreeting && paragraph.trim() !== end && paragraph.trim() !== '';
  });
  const body = paragraphs.join('\n\n').trim();
  // After a greeting, a sentence begins with a small letter.
  return body.charAt(0).toLocaleUpperCase(lang) + body.slice(1);
}

/** The first page that a text leads to; null where it leads to none. */
export function pathIn(text: string): string | null {
  return linksIn(text).find((part) => part.isLink)?.text ?? null;
}
