import { useLocation } from 'react-router-dom';
import { isInformationText } from '../../shared/information.ts';
import { pageOfPath } from '../../shared/page-routes.ts';
import { PageHead } from '../components/page-head.tsx';
import { Information } from '../features/information/information.tsx';

/** The page of a long text; which one, its address says. */
export function InformationPage() {
  const page = pageOfPath(useLocation().pathname);
  if (!isInformationText(page)) return null;
  return (
    <>
      <PageHead page={page} />
      <Information text={page} />
    </>
  );
}
