import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Purpose } from '../../../shared/purposes.ts';
import { bootstrap } from '../../lib/bootstrap.ts';
import type { Choice } from '../../lib/consent.ts';

/** Loads what was agreed to, and counts each page. A choice that is not logged yet loads nothing. */
export function useServices(choice: Choice | undefined): void {
  const { pathname } = useLocation();
  const granted = choice?.receipt && choice.granted;
  useEffect(() => {
    if (granted?.includes('analytics')) void count(pathname, granted);
  }, [granted, pathname]);
}

async function count(pathname: string, granted: readonly Purpose[]): Promise<void> {
  try {
    const { measure } = await import('./services/start-services.ts');
    measure(bootstrap().consent?.services ?? [], pathname, granted);
  } catch {
    // Nothing is counted; the page works as before.
  }
}
