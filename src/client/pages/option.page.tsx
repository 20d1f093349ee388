import { Page } from '../components/page.tsx';
import { PageFailure } from '../components/page-failure.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { OptionDetail } from '../features/packages/option-detail.tsx';
import type { PageProps } from '../lib/page-props.ts';
import { useText } from '../lib/text.ts';
import { useCall } from '../lib/use-call.ts';
import { NotFoundPage } from './not-found.page.tsx';

/** A package with all that its buyer must know, and the button to book it. */
export function OptionPage({ params: { id = '' } }: PageProps) {
  const text = useText();
  const { data, error, retry } = useCall('GET /api/tariffs/options/:id', { params: { id } });
  if (error?.status === 404) return <NotFoundPage />;
  if (!data) return error ? <PageFailure page="option" error={error} onRetry={retry} /> : <PageSkeleton />;
  const { option } = data;
  if (!option) return <NotFoundPage />; // the address names another call of the API: `me`
  return (
    <>
      <PageHead page="option" prefix={option.name} />
      <Page title={option.name} kicker={text(`packages.page.group.${option.kind}`)}>
        <OptionDetail option={option} />
      </Page>
    </>
  );
}
