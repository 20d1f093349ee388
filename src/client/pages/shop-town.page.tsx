import { PageFailure } from '../components/page-failure.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { TownShops } from '../features/shops/town-shops.tsx';
import { useTown } from '../features/shops/use-shops.ts';
import type { PageProps } from '../lib/page-props.ts';
import { NotFoundPage } from './not-found.page.tsx';

/** `/shops/in/<town>`: the shops of a town. */
export function ShopTownPage({ params: { town: slug = '' } }: PageProps) {
  const { data, error, retry } = useTown(slug);
  if (error?.status === 404) return <NotFoundPage />;
  if (!data) return error ? <PageFailure page="shopTown" error={error} onRetry={retry} /> : <PageSkeleton />;
  return (
    <>
      <PageHead page="shopTown" prefix={data.town.name} />
      <TownShops town={data.town} list={data.list} />
    </>
  );
}
