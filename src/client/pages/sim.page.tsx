import { BackLink } from '../components/back-link.tsx';
import { Page } from '../components/page.tsx';
import { ProofForm } from '../features/customers/step-up-form.tsx';
import { SimOverview } from '../features/sims/sim-overview.tsx';
import { useText } from '../lib/text.ts';

const FIRST = { kind: 'esim', way: 'password' };

/** The SIM of each line: blocked at once when it is lost, PIN, PUK, and what to dial. */
export function SimPage() {
  const text = useText();
  return (
    <Page kicker={<BackLink />} title={text('sims.page.title')} lead={text('sims.page.lead')}>
      <SimOverview proof={(parts) => <ProofForm form="account/sim-replacement" first={FIRST} {...parts} />} />
    </Page>
  );
}
