import { useState } from 'react';
import type { GameResult, GameRound } from '../../../shared/api/games.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { asApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { useSession } from '../../lib/session.ts';
import { useCall } from '../../lib/use-call.ts';

export interface OwnPlays {
  isCustomer: boolean;
  results: readonly GameResult[] | undefined;
  /** The results are on their way. */
  isLoading: boolean;
  busy: boolean;
  error: ApiError | undefined;
  /** Begins the play of a round. */
  begin: (round: GameRound) => Promise<GameResult | undefined>;
  claim: (result: GameResult, rewardId: string) => void;
  /** Reads the plays again, after one has ended. */
  refresh: () => void;
}

/** A customer's plays, and what the customer does with them. */
export function usePlays(): OwnPlays {
  const session = useSession();
  const isCustomer = session.state === 'authenticated';
  const { data, error: lost, mutate } = useCall('GET /api/games/results/me', isCustomer ? {} : null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const act = async (asked: Promise<{ result: GameResult }>): Promise<GameResult | undefined> => {
    setBusy(true);
    setError(undefined);
    try {
      return (await asked).result;
    } catch (reason) {
      setError(asApiError(reason));
      return undefined;
    } finally {
      await mutate();
      setBusy(false);
    }
  };
  return {
    isCustomer,
    results: data?.results,
    isLoading: isCustomer && !data && !lost,
    busy,
    error,
    begin: ({ id }) => act(call('POST /api/games/rounds/:id/results', { params: { id } })),
    claim: ({ id }, rewardId) =>
      void act(call('POST /api/games/results/:id/reward', { params: { id }, body: { rewardId } })),
    refresh: () => void mutate(),
  };
}
