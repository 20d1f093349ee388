import { BandPage } from '../components/band-page.tsx';
import { Faq } from '../features/information/faq.tsx';
import { PageText } from '../features/information/page-text.tsx';
import { HelpSearch } from '../features/search/help-search.tsx';
import { HelpAside } from '../features/support/help-aside.tsx';
import type { PageProps } from '../lib/page-props.ts';
import { useText } from '../lib/text.ts';

export { prepareText as prepare } from '../features/information/prepare-text.ts';

/** `/information/faq`: frequent questions by topic, and the search for all others. */
export function FaqPage({ page }: PageProps) {
  const text = useText();
  return (
    <PageText page={page}>
      {(title, blocks) => (
        <BandPage title={title} lead={text('information.faq.lead')} band={<HelpSearch />}>
          <Faq blocks={blocks} beside={<HelpAside />} />
        </BandPage>
      )}
    </PageText>
  );
}
