import { BesidePage } from '../components/beside-page.tsx';
import { BrandPanel } from '../components/brand-panel.tsx';
import { ApplicationForm } from '../features/applications/application-form.tsx';
import { BusinessPlan } from '../features/applications/business-plan.tsx';
import { Steps } from '../features/applications/steps.tsx';
import { useText } from '../lib/text.ts';

export { prepareForms as prepare } from '../forms/prepare-forms.ts';

/** Companies request an offer; a business tariff can only be ordered this way. */
export function CorporateRegisterPage() {
  const text = useText();
  return (
    <BesidePage
      beside={
        <BrandPanel line={text('auth.page.corporate.line')}>
          <Steps of="corporate" place="poster" />
        </BrandPanel>
      }
      title={text('auth.page.corporate.title')}
      lead={text('auth.page.corporate.lead')}
    >
      <BusinessPlan />
      <Steps of="corporate" place="above" />
      <ApplicationForm
        id="auth/corporate-register"
        to="POST /api/zoho/corporate-register"
        sentTitle={text('auth.page.corporate.sentTitle')}
      />
    </BesidePage>
  );
}
