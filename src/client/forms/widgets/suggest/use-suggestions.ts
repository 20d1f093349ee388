import { useEffect, useRef, useState } from 'react';
import { valueAt } from '../../../../shared/field-paths.ts';
import { keyOfSource, type Suggestion } from '../../../../shared/lookups.ts';
import { askLookup } from '../../scripts/lookups.ts';
import { useFormState, useFormStore } from '../../state/form-context.ts';

interface Suggested {
  values: readonly string[];
  /** The value that was filled in because it is the only one. */
  filled: string | undefined;
  /** Asks for the suggestions of a key that stood there from the beginning. */
  ask: () => void;
}

const NONE: readonly string[] = [];

function besideOf(path: string, name: string): string {
  return [...path.split('.').slice(0, -1), name].join('.');
}

/**
 * The suggestions for a field, by the field beside it. Once the customer changes that one, an only suggestion is filled in
 * where nothing stands, or what was filled in for the key before.
 */
export function useSuggestions(
  path: string,
  { source, by }: Suggestion,
  change: ((value: string | undefined) => void) | undefined,
): Suggested {
  const store = useFormStore();
  const typed = useFormState((state) => String(valueAt(state.value, besideOf(path, by)) ?? ''));
  const key = keyOfSource(source).test(typed) ? typed : '';
  const [found, setFound] = useState({ key: '', values: NONE });
  const [filled, setFilled] = useState<string>();
  const now = useRef({ key, filled });
  const seen = useRef(key);

  async function ask(): Promise<readonly string[] | undefined> {
    if (key === '' || found.key === key) return undefined;
    const values = await askLookup(source, key);
    if (now.current.key !== key || values.length === 0) return undefined;
    setFound({ key, values });
    // Rules about the list can be judged from now on.
    store.setScript(store.state().script);
    return values;
  }

  function fillIn([only, ...others]: readonly string[]): void {
    const value = valueAt(store.state().data, path);
    const isOurs = value === now.current.filled;
    if (change === undefined || (value !== undefined && !isOurs)) return;
    const next = others.length > 0 ? undefined : only;
    if (next !== value) change(next);
    now.current.filled = next;
    setFilled(next);
  }

  useEffect(() => {
    now.current.key = key;
    if (seen.current === key) return;
    seen.current = key;
    ask().then((values) => values && fillIn(values));
  });

  return { values: found.key === key ? found.values : NONE, filled, ask };
}
