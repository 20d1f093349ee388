import { useSearchParams } from 'react-router-dom';
import { typedText } from '../../shared/search.ts';
import { BandPage } from '../components/band-page.tsx';
import { Coverage } from '../features/network/coverage.tsx';
import { Disturbances } from '../features/network/disturbances.tsx';
import { NetworkSearch } from '../features/network/network-search.tsx';
import { ReceptionVerdict } from '../features/network/reception-verdict.tsx';
import { useText } from '../lib/text.ts';
import { useCall } from '../lib/use-call.ts';

/** `/network?near=…`: the reception at a place, and all disturbances. */
export function NetworkPage() {
  const text = useText();
  const [search] = useSearchParams();
  const near = typedText(search.get('near'));
  const { data } = useCall('GET /api/network/coverage', near ? { query: { near } } : null);
  const title = text('network.page.title');
  const head = data?.place
    ? { kicker: title, title: text('network.page.coverage.title', { name: data.place.name }) }
    : { title, lead: text('network.page.lead') };
  return (
    <BandPage
      {...head}
      band={
        <>
          {data?.reception ? <ReceptionVerdict reception={data.reception} /> : null}
          <NetworkSearch near={near} />
        </>
      }
    >
      {near ? <Coverage near={near} /> : null}
      <Disturbances near={near} told={data?.asOf ?? null} />
    </BandPage>
  );
}
