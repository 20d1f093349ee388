import { isLookupSource, shippedSources } from '../../shared/lookups.ts';
import { nearest } from '../../shared/nearest.ts';
import type { FormModel } from '../compile-form.ts';
import { suggestedFrom } from '../lists.ts';
import type { Problem } from '../problem.ts';
import type { Source } from '../source.ts';

/** Suggestions from a list that neither ships nor stands in `schemas/sources`. */
export function lintSuggestionSources({ id, fields }: FormModel, { lists }: Source): Problem[] {
  const known = [...shippedSources, ...lists.keys()];
  return fields.flatMap(({ ui, pointer, isInRow }) => {
    const name = suggestedFrom(ui);
    if (typeof name !== 'string' || isLookupSource(name) || lists.has(name)) return [];
    const guess = nearest(name, known);
    const row = isInRow ? pointer.replace(/\/([^/]+)$/, '/items/$1') : pointer;
    return [
      {
        file: `ui-schemas/${id}.ui.json`,
        pointer: `${row}/ui:options/suggest/source`,
        sentence: `There is no list "${name}"${guess ? `; did you mean "${guess}"?` : `. There are: ${known.join(', ')}; one of your own stands in schemas/sources/${name}.json.`}`,
      },
    ];
  });
}
