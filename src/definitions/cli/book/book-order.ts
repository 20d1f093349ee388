import type { Labels } from '../../../shared/conditions/condition-text.ts';
import { ORDER_LABELS } from '../../../shared/conditions/order-labels.ts';
import type { Lang } from '../../../shared/language.ts';
import { BOOK_WORDS } from './book-words.ts';

/** What is asked of the order alone, whose values have no words of their own. */
export function orderLabels(lang: Lang): Labels {
  const words = BOOK_WORDS[lang];
  const label = (pointer: string) => ORDER_LABELS.get(pointer)?.[lang] ?? pointer;
  return {
    field: (path) => label(`/${path.join('/')}`),
    option: (_path, value) => (value === true ? words.yes : value === false ? words.no : String(value)),
    order: label,
  };
}
