import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SavedMethodList } from '../../../shared/api/payments.ts';
import { lookAtMethodPage } from './saved-method-calls.ts';

/** Asks what came of the provider's page from which the customer has just returned, once. */
export function useMethodPage(onKept: (all: SavedMethodList) => void): void {
  const [search, setSearch] = useSearchParams();
  const id = search.get('page');
  // biome-ignore lint/correctness/useExhaustiveDependencies: one question for each return, whatever else is drawn anew
  useEffect(() => {
    if (!id) return;
    setSearch({}, { replace: true });
    // Without an answer the list stays as it is; the provider's message brings the method later.
    lookAtMethodPage(id).then(onKept, () => {});
  }, [id]);
}
