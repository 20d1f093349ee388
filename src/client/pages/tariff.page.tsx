import { Navigate, useParams } from 'react-router-dom';
import { PageFailure } from '../components/page-failure.tsx';
import { PageHead } from '../components/page-head.tsx';
import { TariffDetail } from '../features/catalogue/tariff-detail.tsx';
import { tariffPath } from '../features/tariffs/tariff-paths.ts';
import { TariffSkeleton } from '../features/catalogue/tariff-skeleton.tsx';
import { useTariff } from '../features/tariffs/use-tariffs.ts';
import { NotFoundPage } from './not-found.page.tsx';

/** `/tarife/<type>/<slug>`; a wrong type is put right, an unknown plan is page not found. */
export function TariffPage() {
  const { second = '', first = '' } = useParams();
  const { data, error, retry } = useTariff(first);
  if (error?.status === 404) return <NotFoundPage />;
  if (!data) return error ? <PageFailure page="tariff" error={error} onRetry={retry} /> : <TariffSkeleton />;
  const { tariff } = data;
  if (tariff.type !== second || tariff.slug !== first) return <Navigate to={tariffPath(tariff)} replace />;
  return (
    <>
      <PageHead page="tariff" prefix={tariff.name} />
      <TariffDetail tariff={tariff} />
    </>
  );
}
