import type { WidgetProps } from '@rjsf/utils';
import { use } from 'react';
import { type Choice, FormExtrasContext } from '../state/form-context.ts';
import { choicesOf, textOption } from './widget-control.ts';

/** The choices of a field: from the page's `sources` where the UI schema names one that it gives, else the schema's own. */
export function useChoices(props: WidgetProps): readonly Choice[] {
  const { sources } = use(FormExtrasContext);
  const source = textOption(props, 'source');
  const named = choicesOf(props);
  const offers = source === undefined ? undefined : sources[source];
  if (offers === undefined) return named;
  return offers.map((offer) => {
    const own = named.find(({ value }) => value === offer.value);
    const label = own?.label ?? offer.value;
    if (!own?.description) return { label, ...offer };
    // The definition's words first: what the law asks a customer to say stands there.
    return { label, ...offer, description: `${own.description} ${offer.description ?? ''}` };
  });
}
