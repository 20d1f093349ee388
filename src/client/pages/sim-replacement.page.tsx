import { useSearchParams } from 'react-router-dom';
import { Page } from '../components/page.tsx';
import { SettleReplacement } from '../features/sims/settle-replacement.tsx';
import { useText } from '../lib/text.ts';

/** Confirms or cancels a new SIM, by the link of a mail or SMS. */
export function SimReplacementPage() {
  const text = useText();
  const [search] = useSearchParams();
  const lead = search.has('cancel') ? 'leadCancel' : 'lead';
  return (
    <Page narrow title={text('sims.page.settle.title')} lead={text(`sims.page.settle.${lead}`)}>
      <SettleReplacement />
    </Page>
  );
}
