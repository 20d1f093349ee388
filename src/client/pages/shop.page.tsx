import { PageFailure } from '../components/page-failure.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { ShopDetail } from '../features/shops/shop-detail.tsx';
import { useShop } from '../features/shops/use-shops.ts';
import type { PageProps } from '../lib/page-props.ts';
import { NotFoundPage } from './not-found.page.tsx';

/** `/shops/<slug>`: where a shop is, when it is open, what it does. */
export function ShopPage({ params: { id = '' } }: PageProps) {
  const { data, error, retry } = useShop(id);
  if (error?.status === 404) return <NotFoundPage />;
  if (!data) return error ? <PageFailure page="shop" error={error} onRetry={retry} /> : <PageSkeleton />;
  // The address may name another call of the API: `/shops/towns`.
  if (!data.shop) return <NotFoundPage />;
  return (
    <>
      <PageHead page="shop" prefix={data.shop.name} />
      <ShopDetail shop={data.shop} />
    </>
  );
}
