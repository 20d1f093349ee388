import { type ApiResult, useApi } from '../../lib/use-call.ts';

export interface Round {
  slug: string;
  title: string;
  text: string;
  /** The first moment at which nobody can take part any more. */
  closesAt: string;
  prizes: { name: string; winners: string[] }[];
}

export function useGiveaways(): ApiResult<{ open: Round | null; closed: Round[] }> {
  return useApi<{ open: Round | null; closed: Round[] }>('/api/giveaways');
}
