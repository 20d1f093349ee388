import { BrandPanel } from '../components/brand-panel.tsx';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { ApplicationForm } from '../features/applications/application-form.tsx';
import { useText } from '../lib/text.ts';

/** Companies ask for an offer; a business tariff is ordered this way only. */
export function CorporateRegisterPage() {
  const text = useText();
  return (
    <Page
      narrow
      beside={<BrandPanel />}
      title={text('auth.page.corporate.title')}
      lead={text('auth.page.corporate.lead')}
    >
      <PageHead page="corporateRegister" />
      <ApplicationForm
        id="auth/corporate-register"
        to="/api/zoho/corporate-register"
        sentTitle={text('auth.page.corporate.sentTitle')}
      />
    </Page>
  );
}
