import type { Labels } from '../../../shared/conditions/condition-text.ts';
import { ORDER_LABELS } from '../../../shared/conditions/order-labels.ts';
import { orderValue } from '../../../shared/conditions/order-values.ts';
import type { Lang } from '../../../shared/language.ts';

/** What is asked of the order alone. */
export function orderLabels(lang: Lang): Labels {
  const label = (pointer: string) => ORDER_LABELS.get(pointer)?.[lang] ?? pointer;
  return {
    field: (path) => label(`/${path.join('/')}`),
    option: (path, value) => orderValue(lang, `/${path.join('/')}`, value),
    order: label,
    orderValue: (pointer, value) => orderValue(lang, pointer, value),
  };
}
