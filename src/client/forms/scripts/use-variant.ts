import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormScript } from '../../../shared/form-script.ts';
import { ORIGINAL } from '../../../shared/variants.ts';
import { call } from '../../lib/call.ts';
import { inVariant } from './in-variant.ts';

/** A form waits for its wording no longer than this; then it is shown as it is. */
const LONGEST_MS = 1500;
/** One question for each form: its page and the form itself say the same. */
const asked = new Map<string, Promise<string>>();

function ask(id: string): Promise<string> {
  const [area = '', form = ''] = id.split('/');
  const answer =
    asked.get(id) ??
    call('GET /api/forms/:area/:form/variant', { params: { area, form }, timeoutMs: LONGEST_MS }).then(
      ({ variant }) => variant,
      () => ORIGINAL,
    );
  asked.set(id, answer);
  return answer;
}

/**
 * A form in the wording that the server has chosen for the reader; undefined while that is not known. What is on the
 * screen stays in its words, also when a new version brings variants.
 * @param given the wording to show, where the reader chooses it
 */
export function useVariant(script: FormScript | undefined, given?: string): FormScript | undefined {
  const [chosen, setChosen] = useState<{ id: string; name: string }>();
  const id = script?.id;
  // No state: a form without variants, which most are, is not drawn twice for it.
  const plain = useRef<string>(undefined);
  const isPlain = script?.variants.length === 0;
  const known = chosen?.id === id ? chosen?.name : undefined;
  const name = given ?? known ?? (isPlain || plain.current === id ? ORIGINAL : undefined);
  useEffect(() => {
    if (isPlain) plain.current = id;
    if (id === undefined || name !== undefined) return;
    let isCurrent = true;
    ask(id).then((variant) => isCurrent && setChosen({ id, name: variant }));
    return () => {
      isCurrent = false;
    };
  }, [id, name, isPlain]);
  return useMemo(
    () => (script === undefined || name === undefined ? undefined : inVariant(script, name)),
    [script, name],
  );
}
