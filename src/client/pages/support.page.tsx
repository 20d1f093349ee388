import { IconBuildingStore, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { BandPage } from '../components/band-page.tsx';
import { ListRow, ListRows } from '../components/list-row.tsx';
import { Section } from '../components/section.tsx';
import { HelpSearch } from '../features/search/help-search.tsx';
import { FormPageRows } from '../features/submissions/form-page-rows.tsx';
import { HotlineCard } from '../features/support/hotline-card.tsx';
import { MessageForm } from '../features/support/message-form.tsx';
import { SupportWays } from '../features/support/support-ways.tsx';
import { Topics } from '../features/support/topics.tsx';
import { useText } from '../lib/text.ts';

export { prepareForms as prepare } from '../forms/prepare-forms.ts';

/**
 * Help: the search and topics first, then the ways to contact us, by phone at these hours, in writing at any time. Once a
 * message is sent, what has become of it comes first; its place moves with the focus in it.
 */
export function SupportPage() {
  const text = useText();
  const [isSent, setIsSent] = useState(false);
  const others = [<Topics key="topics" />, <HotlineCard key="hotline" />];
  const written = (
    <SupportWays key="written" more={<MoreWays />}>
      <Section size="part" title={text('support.page.write')}>
        <MessageForm onSent={setIsSent} />
      </Section>
    </SupportWays>
  );
  return (
    <BandPage title={text('support.page.title')} lead={text('support.page.lead')} band={<HelpSearch />}>
      {isSent ? [written, ...others] : [...others, written]}
    </BandPage>
  );
}

function MoreWays() {
  const text = useText();
  return (
    <>
      <ListRows>
        <ListRow
          icon={<IconBuildingStore size={24} aria-hidden="true" />}
          title={text('support.page.shops')}
          note={text('support.page.shopsNote')}
          to="/shops"
        />
        <ListRow
          icon={<IconSearch size={24} aria-hidden="true" />}
          title={text('support.page.answers')}
          to="/information/faq"
        />
      </ListRows>
      <FormPageRows signedIn={false} />
    </>
  );
}
