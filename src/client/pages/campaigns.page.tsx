import { BandPage } from '../components/band-page.tsx';
import { ButtonLink } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import { ErrorState } from '../components/failure.tsx';
import { KickOffIllustration } from '../components/illustrations/kick-off.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { CampaignList } from '../features/campaigns/campaign-list.tsx';
import { useText } from '../lib/text.ts';
import { useCall } from '../lib/use-call.ts';

export function CampaignsPage() {
  const text = useText();
  const { data, error, retry } = useCall('GET /api/campaigns', {});
  return (
    <BandPage title={text('campaigns.page.title')} lead={text('campaigns.page.lead')}>
      {error && !data ? <ErrorState error={error} onRetry={retry} /> : null}
      {error || data ? null : <Skeleton height={320} />}
      {data && data.campaigns.length > 0 ? <CampaignList campaigns={data.campaigns} /> : null}
      {data?.campaigns.length === 0 ? (
        <Empty
          title={text('campaigns.page.none')}
          text={text('campaigns.page.noneText')}
          illustration={<KickOffIllustration />}
        >
          <ButtonLink to="/tarife">{text('campaigns.page.toTariffs')}</ButtonLink>
        </Empty>
      ) : null}
    </BandPage>
  );
}
