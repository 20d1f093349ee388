import { type Lang, withLanguage } from '../../shared/language.ts';
import { escapeHtml } from '../infra/escape-html.ts';
import type { Words } from '../infra/mail/words.ts';

const functions = [
  ['kuendigen', 'app.footer.cancel'],
  ['widerrufen', 'app.footer.withdraw'],
] as const;

/** The ways to end a contract, which §§ 312k and 356a BGB want on every page that customers see. @returns HTML */
export function contractEnds(words: Words, lang: Lang): string {
  const page = withLanguage(lang, '/information/cancellation');
  const links = functions.map(
    ([part, key]) => `<a href="${page}#${part}">${escapeHtml(words.text(lang, key))}</a>`,
  );
  return `<footer>${links.join('')}</footer>`;
}
