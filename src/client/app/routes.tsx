import { memo, type ReactNode, useEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { FormPageAddress } from '../../shared/form-page.ts';
import { pathWithoutQuery } from '../../shared/match-page.ts';
import { componentFile, isOwnPage, type PageId, pages } from '../../shared/pages.ts';
import { PageHead } from '../components/page-head.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { bootstrap } from '../lib/bootstrap.ts';
import { pageAt } from '../lib/page-address.ts';
import type { PageProps } from '../lib/page-props.ts';
import { useSession } from '../lib/session.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { listPages, pageComponent } from './page-components.ts';
import { RequireSession } from './require-session.tsx';
import { AccountFrame } from './shell/account-frame.tsx';

/** The page of the address, by the records of `src/shared/pages.ts` and the matcher that the server uses too. */
export function AppRoutes() {
  const { pathname, search, hash, state } = useLocation();
  const { page, path, params, entry } = useMemo(() => pageAt(pathname), [pathname]);
  const shown = isThere(page) ? page : 'notFound';
  const isReady = useReady(shown, entry);
  useTakenOver();
  const elsewhere = pathWithoutQuery(page, new URLSearchParams(search));
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  if (path !== pathname) return <Navigate to={path + search + hash} state={state} replace />;
  // What stays while a page takes the place of its skeleton keeps its place in the tree.
  return (
    <>
      {shown === 'form' || !isReady ? null : <PageHead page={shown} />}
      <Frame isOwn={isOwnPage(shown, entry)}>
        {isReady ? <Content page={shown} params={params} entry={entry} /> : <PageSkeleton />}
      </Frame>
    </>
  );
}

function Frame({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  return isOwn ? <AccountFrame>{children}</AccountFrame> : children;
}

/** What becomes known of the reader changes the frame; a page that it concerns asks itself. */
const Content = memo(function Content(props: PageProps) {
  const { page, entry } = props;
  const Page = pageComponent(componentFile(page));
  const content = <Page {...props} />;
  return pages[page].session || entry?.signedIn ? <RequireSession>{content}</RequireSession> : content;
});

/** A page that the server did not draw for this reader begins in the browser, once it is known who reads. */
function useReady(page: PageId, entry: FormPageAddress | undefined): boolean {
  const isHydrated = useHydrated();
  const { state } = useSession();
  const { drawn } = pages[page];
  if (drawn === 'forAll' || (isHydrated && state !== 'loading')) return true;
  return drawn === 'forGuests' && state === 'unauthenticated' && !entry?.signedIn;
}

/** Later than all that a visitor waits for. */
const QUIET_MS = 2_000;

/** Tells that the page is alive: what the server drew has got its scripts (`start.ts`). The service worker comes last. */
function useTakenOver(): void {
  useEffect(() => {
    document.getElementById('root')?.removeAttribute('data-drawn');
    if (!import.meta.env.PROD) return;
    // The next page is one step away then.
    setTimeout(() => listPages().catch(() => undefined), QUIET_MS / 4);
    setTimeout(startWorker, QUIET_MS);
  }, []);
}

/** Without it the product works as well, online. */
function startWorker(): void {
  import('../lib/offline/start-worker.ts').then((worker) => worker.startWorker()).catch(() => undefined);
}

/** Pages for developers exist only where the server shows them. */
function isThere(page: PageId): boolean {
  return !pages[page].dev || bootstrap().settings.devPages === true;
}
