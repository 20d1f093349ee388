import type { CollectionView } from '../../../shared/api/billing.ts';
import { germanDay } from '../../../shared/german-day.ts';

interface CollectionWord {
  key: 'announced' | 'retry' | 'underWay' | 'refused' | 'reversed' | 'stopped';
  isRefused: boolean;
  values: { day: string; account: string };
}

/** What a bill says about its collection: the last part of a word key, with its values. */
export function collectionWord(collection: CollectionView): CollectionWord {
  const { collectOn, account } = collection;
  const values = { day: germanDay(collectOn), account };
  const key = keyOf(collection);
  return { key, isRefused: key !== 'announced' && key !== 'underWay', values };
}

function keyOf({ state, tries, refusal }: CollectionView): CollectionWord['key'] {
  if (state === 'underWay') return 'underWay';
  if (state === 'announced') return tries === 0 ? 'announced' : 'retry';
  if (tries === 0) return 'stopped';
  return refusal === null ? 'reversed' : 'refused';
}
