import { Navigate } from 'react-router-dom';
import { PageFailure } from '../components/page-failure.tsx';
import { PageHead } from '../components/page-head.tsx';
import { TariffDetail } from '../features/catalogue/tariff-detail.tsx';
import { tariffPath } from '../features/catalogue/tariff-paths.ts';
import { TariffSkeleton } from '../features/catalogue/tariff-skeleton.tsx';
import { useTariff } from '../features/catalogue/use-tariffs.ts';
import type { PageProps } from '../lib/page-props.ts';
import { NotFoundPage } from './not-found.page.tsx';

/** `/tarife/<type>/<slug>`; a wrong type is redirected, an unknown plan is page not found. */
export function TariffPage({ params: { type, id = '' } }: PageProps) {
  const { data, error, retry } = useTariff(id);
  if (error?.status === 404) return <NotFoundPage />;
  if (!data) return error ? <PageFailure page="tariff" error={error} onRetry={retry} /> : <TariffSkeleton />;
  const { tariff } = data;
  if (!tariff) return <NotFoundPage />; // the address names another call of the API: `/tarife/single/options`
  if (tariff.type !== type || tariff.slug !== id) return <Navigate to={tariffPath(tariff)} replace />;
  return (
    <>
      <PageHead page="tariff" prefix={tariff.name} />
      <TariffDetail tariff={tariff} />
    </>
  );
}
