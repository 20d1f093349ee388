import { ButtonLink } from '../components/button.tsx';
import { ErrorState } from '../components/failure.tsx';
import { Section } from '../components/section.tsx';
import { PlanGrid } from '../features/catalogue/plan-grid.tsx';
import { useTariffs } from '../features/catalogue/use-tariffs.ts';
import { BandPlace } from '../features/home/band-place.tsx';
import { Hero } from '../features/home/hero.tsx';
import { homePlans } from '../features/home/home-plans.ts';
import { PortingSteps } from '../features/home/porting-steps.tsx';
import { TrustRow } from '../features/home/trust-row.tsx';
import { useText } from '../lib/text.ts';

export function HomePage() {
  const text = useText();
  const { data, error, retry } = useTariffs();
  const { offer, plans, jersey } = data ? homePlans(data.tariffs) : {};
  const isFailed = error !== undefined && !plans;
  return (
    <>
      <Hero tariff={offer} isAlone={isFailed} />
      <Section
        title={text('home.plans.title')}
        aside={
          <ButtonLink look="quiet" to="/tarife">
            {text('home.plans.all')}
          </ButtonLink>
        }
      >
        {isFailed ? (
          <ErrorState error={error} onRetry={retry} />
        ) : (
          <PlanGrid tariffs={plans} catalogue={data?.tariffs} highlightedSlug={jersey?.slug} />
        )}
      </Section>
      {data ? <BandPlace tariff={jersey} /> : null}
      <Section id="porting" title={text('home.porting.title')} lead={text('home.porting.lead')}>
        <PortingSteps />
      </Section>
      <Section title={text('home.trust.title')}>
        <TrustRow />
      </Section>
    </>
  );
}
