import { Navigate, useLocation } from 'react-router-dom';
import { pathWithoutQuery } from '../../shared/match-page.ts';
import { type PageId, pages } from '../../shared/pages.ts';
import { PageHead } from '../components/page-head.tsx';
import { bootstrap } from '../lib/bootstrap.ts';
import { pageAt } from '../lib/page-address.ts';
import { pageComponent } from './page-components.ts';
import { RequireSession } from './require-session.tsx';

/** The page of the address, by the records of `src/shared/pages.ts` and the matcher that the server uses too. */
export function AppRoutes() {
  const { pathname, search, hash, state } = useLocation();
  const { page, path, params, entry } = pageAt(pathname);
  const elsewhere = pathWithoutQuery(page, new URLSearchParams(search));
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  if (path !== pathname) return <Navigate to={path + search + hash} state={state} replace />;
  const shown = isThere(page) ? page : 'notFound';
  const Page = pageComponent(pages[shown].file);
  const content = <Page page={shown} params={params} entry={entry} />;
  const isForCustomers = pages[shown].session || entry?.signedIn;
  return (
    <>
      {shown === 'form' ? null : <PageHead page={shown} />}
      {isForCustomers ? <RequireSession>{content}</RequireSession> : content}
    </>
  );
}

/** Pages for developers exist only where the server shows them. */
function isThere(page: PageId): boolean {
  return !pages[page].dev || bootstrap().settings.devPages === true;
}
