import { BackLink } from '../components/back-link.tsx';
import { Page } from '../components/page.tsx';
import { TariffChange } from '../features/changes/tariff-change.tsx';
import { useText } from '../lib/text.ts';

/** Another tariff for a running line. */
export function TariffChangePage() {
  const text = useText();
  return (
    <Page
      kicker={<BackLink />}
      title={text('contract.page.change.title')}
      lead={text('contract.page.change.lead')}
    >
      <TariffChange />
    </Page>
  );
}
