import { BesidePage } from '../components/beside-page.tsx';
import { BrandPanel } from '../components/brand-panel.tsx';
import { ButtonLink } from '../components/button.tsx';
import { StallIllustration } from '../components/illustrations/stall.tsx';
import { ApplicationForm } from '../features/applications/application-form.tsx';
import { Steps } from '../features/applications/steps.tsx';
import { useText } from '../lib/text.ts';

export { prepareForms as prepare } from '../forms/prepare-forms.ts';

/** The application of shops that want to sell our plans. */
export function DealerApplicationPage() {
  const text = useText();
  return (
    <BesidePage
      beside={
        <BrandPanel scene={<StallIllustration />} line={text('auth.page.dealer.line')}>
          <Steps of="dealer" place="poster" />
        </BrandPanel>
      }
      title={text('auth.page.dealer.title')}
      lead={text('auth.page.dealer.lead')}
    >
      <Steps of="dealer" place="above" />
      <ApplicationForm
        id="auth/dealer-application"
        to="POST /api/zoho/dealer-application"
        sentTitle={text('auth.page.dealer.sentTitle')}
      />
      <p>
        <ButtonLink look="quiet" to="/shops">
          {text('auth.page.dealer.shops')}
        </ButtonLink>
      </p>
    </BesidePage>
  );
}
