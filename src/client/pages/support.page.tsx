import { IconAntennaBars5, IconBuildingStore } from '@tabler/icons-react';
import { ListRow, ListRows } from '../components/list-row.tsx';
import { Page } from '../components/page.tsx';
import { Section } from '../components/section.tsx';
import { FormPageRows } from '../features/submissions/form-page-rows.tsx';
import { HotlineCard } from '../features/support/hotline-card.tsx';
import { MessageForm } from '../features/support/message-form.tsx';
import { SupportWays } from '../features/support/support-ways.tsx';
import { useText } from '../lib/text.ts';

export { prepareForms as prepare } from '../forms/prepare-forms.ts';

/** The ways to contact us: in writing at any time, by phone at these hours. */
export function SupportPage() {
  const text = useText();
  return (
    <Page title={text('support.page.title')} lead={text('support.page.lead')}>
      <SupportWays>
        <Section size="part" title={text('support.page.write')}>
          <MessageForm />
        </Section>
        <HotlineCard />
      </SupportWays>
      <ListRows>
        <ListRow
          icon={<IconBuildingStore size={24} aria-hidden="true" />}
          title={text('support.page.shops')}
          note={text('support.page.shopsNote')}
          to="/shops"
        />
        <ListRow
          icon={<IconAntennaBars5 size={24} aria-hidden="true" />}
          title={text('support.page.network')}
          note={text('support.page.networkNote')}
          to="/network"
        />
      </ListRows>
      <FormPageRows signedIn={false} />
    </Page>
  );
}
