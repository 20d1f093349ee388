import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import { ErrorState } from '../components/failure.tsx';
import { Page } from '../components/page.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { BuyingFacts } from '../features/catalogue/buying-facts.tsx';
import { DecideHelp } from '../features/catalogue/decide-help.tsx';
import { TariffGroups } from '../features/catalogue/tariff-groups.tsx';
import { TypeFilter, tariffTypeOf } from '../features/catalogue/type-filter.tsx';
import { useTariffs } from '../features/catalogue/use-tariffs.ts';
import { useText } from '../lib/text.ts';

export function TariffsPage() {
  const text = useText();
  const [search] = useSearchParams();
  const type = tariffTypeOf(search.get('type'));
  const { data, error, retry } = useTariffs();
  const shown = data?.tariffs.filter((tariff) => !type || tariff.type === type);
  const plans = (
    <>
      <TypeFilter current={type} />
      {shown === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={retry} />
        ) : (
          <Skeleton height={560} />
        )
      ) : null}
      {shown?.length === 0 ? (
        <Empty title={text('tariffs.empty.title')} text={text('tariffs.empty.text')}>
          <ButtonLink to="/tarife" look="secondary">
            {text('tariffs.empty.all')}
          </ButtonLink>
        </Empty>
      ) : null}
      {data && shown && shown.length > 0 ? <TariffGroups catalogue={data.tariffs} shown={shown} /> : null}
    </>
  );
  return (
    <Page title={text('tariffs.title')} lead={text('tariffs.lead')}>
      {data && data.tariffs.length > 0 ? <DecideHelp catalogue={data.tariffs}>{plans}</DecideHelp> : plans}
      <BuyingFacts />
    </Page>
  );
}
