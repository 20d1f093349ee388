import type { ReactNode } from 'react';
import { Failure } from '../../components/failure.tsx';
import { useSession } from '../../lib/session.ts';
import { useCall } from '../../lib/use-call.ts';

interface OwnWallpapers {
  isCustomer: boolean;
  /** Ids of those that the customer can get; undefined until it is known, and for guests. */
  open: ReadonlySet<string> | undefined;
  taken: ReadonlySet<string>;
  refresh: () => void;
  /** What is shown where the answer failed. */
  failure: ReactNode;
}

/** Which motifs the customer can get, and which ones the customer has got. */
export function useOwnWallpapers(): OwnWallpapers {
  const session = useSession();
  const isCustomer = session.state === 'authenticated';
  const { data, error, retry } = useCall('GET /api/wallpaper/me', isCustomer ? {} : null);
  return {
    isCustomer,
    open: data && new Set(data.open),
    taken: new Set(data?.taken),
    refresh: retry,
    failure: isCustomer && error && !data ? <Failure error={error} onRetry={retry} /> : null,
  };
}
