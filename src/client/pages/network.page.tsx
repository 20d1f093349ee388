import { useSearchParams } from 'react-router-dom';
import { typedText } from '../../shared/search.ts';
import { Page } from '../components/page.tsx';
import { Coverage } from '../features/network/coverage.tsx';
import { Disturbances } from '../features/network/disturbances.tsx';
import { NetworkSearch } from '../features/network/network-search.tsx';
import { useText } from '../lib/text.ts';

/** `/network?near=…`: the reception at a place, and all disturbances. */
export function NetworkPage() {
  const text = useText();
  const [search] = useSearchParams();
  const near = typedText(search.get('near'));
  return (
    <Page title={text('network.page.title')} lead={text('network.page.lead')}>
      <NetworkSearch near={near} />
      {near ? <Coverage near={near} /> : null}
      <Disturbances near={near} />
    </Page>
  );
}
