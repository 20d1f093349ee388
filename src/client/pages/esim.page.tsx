import { Page } from '../components/page.tsx';
import { Spelled } from '../components/spelled.tsx';
import { EsimSetup } from '../features/sims/esim-setup.tsx';
import { useText } from '../lib/text.ts';

/** How an eSIM gets onto a phone. */
export function EsimPage() {
  const text = useText();
  return (
    <Page narrow title={<Spelled>{text('sims.page.esim.title')}</Spelled>} lead={text('sims.page.esim.lead')}>
      <EsimSetup />
    </Page>
  );
}
