import { ButtonLink } from '../components/button.tsx';
import { Page } from '../components/page.tsx';
import { PageFailure } from '../components/page-failure.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { Section } from '../components/section.tsx';
import { CampaignDetail } from '../features/campaigns/campaign-detail.tsx';
import { campaignState } from '../features/campaigns/campaign-state.ts';
import { sharedFeatures } from '../features/catalogue/shared-features.ts';
import { TariffRow } from '../features/catalogue/tariff-row.tsx';
import { useTariffs } from '../features/catalogue/use-tariffs.ts';
import { draftTariffId } from '../lib/order-draft.ts';
import type { PageProps } from '../lib/page-props.ts';
import { useText } from '../lib/text.ts';
import { useCall } from '../lib/use-call.ts';
import { useMinute } from '../lib/use-minute.ts';
import { NotFoundPage } from './not-found.page.tsx';

/** One campaign, with the plans that it holds for. */
export function CampaignPage({ params: { id = '' } }: PageProps) {
  const text = useText();
  const now = useMinute().getTime();
  const { data, error, retry } = useCall('GET /api/campaigns/:id', { params: { id } });
  const { data: catalogue } = useTariffs();
  if (error?.status === 404) return <NotFoundPage />;
  if (!data) return error ? <PageFailure page="campaign" error={error} onRetry={retry} /> : <PageSkeleton />;
  const { campaign } = data;
  const draftedId = draftTariffId();
  const drafted = catalogue?.tariffs.find(({ id: of, slug }) => of === draftedId || slug === draftedId)?.type;
  const state = campaignState(campaign, now);
  const { tariffTypes } = campaign;
  const plans = tariffTypes && catalogue?.tariffs.filter(({ type }) => tariffTypes.includes(type));
  return (
    <Page title={campaign.title} lead={campaign.teaser} kicker={text('campaigns.page.kicker')}>
      <PageHead page="campaign" prefix={campaign.title} />
      <CampaignDetail campaign={campaign} state={state} drafted={drafted} />
      {state === 'over' || !plans ? null : (
        <Section title={text('campaigns.page.plans')}>
          <TariffRow tariffs={plans} shared={sharedFeatures(catalogue?.tariffs ?? [])} />
        </Section>
      )}
      <p>
        <ButtonLink to="/campaigns" look="quiet">
          {text('campaigns.page.all')}
        </ButtonLink>
      </p>
    </Page>
  );
}
