import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { bootstrap } from '../../lib/bootstrap.ts';
import type { Choice } from '../../lib/consent.ts';

/** Loads what was agreed to, and counts each page. A choice that is not logged yet loads nothing. */
export function useServices(choice: Choice | undefined): void {
  const { pathname } = useLocation();
  const isMeasured = choice?.receipt !== undefined && choice.granted.includes('analytics');
  useEffect(() => {
    if (isMeasured) void count(pathname);
  }, [isMeasured, pathname]);
}

async function count(pathname: string): Promise<void> {
  try {
    const [{ measure }, { countedPage }] = await Promise.all([
      import('./services/start-services.ts'),
      import('./services/counted-page.ts'),
    ]);
    measure(bootstrap().consent?.services ?? [], countedPage(pathname));
  } catch {
    // Nothing is counted; the page works as before.
  }
}
