import { BrandPanel } from '../components/brand-panel.tsx';
import { ButtonLink } from '../components/button.tsx';
import { Page } from '../components/page.tsx';
import { ApplicationForm } from '../features/applications/application-form.tsx';
import { Steps } from '../features/applications/steps.tsx';
import { useText } from '../lib/text.ts';

export { prepareForms as prepare } from '../forms/prepare-forms.ts';

/** Companies request an offer; a business tariff can only be ordered this way. */
export function CorporateRegisterPage() {
  const text = useText();
  return (
    <Page
      narrow
      beside={
        <BrandPanel>
          <Steps of="corporate" place="poster" />
        </BrandPanel>
      }
      title={text('auth.page.corporate.title')}
      lead={text('auth.page.corporate.lead')}
    >
      <Steps of="corporate" place="above" />
      <ApplicationForm
        id="auth/corporate-register"
        to="POST /api/zoho/corporate-register"
        sentTitle={text('auth.page.corporate.sentTitle')}
      />
      <p>
        <ButtonLink look="quiet" to="/tarife?type=business">
          {text('auth.page.corporate.tariffs')}
        </ButtonLink>
      </p>
    </Page>
  );
}
