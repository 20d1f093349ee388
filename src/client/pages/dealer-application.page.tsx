import { BrandPanel } from '../components/brand-panel.tsx';
import { Page } from '../components/page.tsx';
import { ApplicationForm } from '../features/applications/application-form.tsx';
import { useText } from '../lib/text.ts';

export { prepareForms as prepare } from '../forms/prepare-forms.ts';

/** The application of shops that want to sell our plans. */
export function DealerApplicationPage() {
  const text = useText();
  return (
    <Page
      narrow
      beside={<BrandPanel />}
      title={text('auth.page.dealer.title')}
      lead={text('auth.page.dealer.lead')}
    >
      <ApplicationForm
        id="auth/dealer-application"
        to="POST /api/zoho/dealer-application"
        sentTitle={text('auth.page.dealer.sentTitle')}
      />
    </Page>
  );
}
