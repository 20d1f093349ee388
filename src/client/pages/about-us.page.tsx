import { plainText } from '../../shared/markdown.ts';
import { BandPage } from '../components/band-page.tsx';
import { About } from '../features/information/about.tsx';
import { AboutMark } from '../features/information/about-mark.tsx';
import { PageText } from '../features/information/page-text.tsx';
import type { PageProps } from '../lib/page-props.ts';

export { prepareText as prepare } from '../features/information/prepare-text.ts';

/** Who we are: the first sentence beside the brand's mark, then the text in parts. */
export function AboutUsPage({ page }: PageProps) {
  return (
    <PageText page={page}>
      {(title, [first, ...blocks]) => (
        <BandPage
          title={title}
          lead={first?.kind === 'paragraph' ? plainText(first.inlines) : ''}
          picture={<AboutMark />}
        >
          <About blocks={blocks} />
        </BandPage>
      )}
    </PageText>
  );
}
