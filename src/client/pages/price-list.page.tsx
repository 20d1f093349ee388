import { ErrorState } from '../components/failure.tsx';
import { Message } from '../components/message.tsx';
import { Page } from '../components/page.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { PriceList } from '../features/prices/price-list.tsx';
import { useText } from '../lib/text.ts';
import { useCall } from '../lib/use-call.ts';

/** `/information/price-list`: every price, and how all other services are charged. */
export function PriceListPage() {
  const text = useText();
  const tariffs = useCall('GET /api/tariffs', {});
  const options = useCall('GET /api/tariffs/options', {});
  const plans = useCall('GET /api/product-plans', {});
  const failed = [tariffs, options, plans].find(({ error, data }) => error && !data);
  return (
    <Page narrow title={text('prices.page.title')} lead={text('prices.page.lead')}>
      <Message kind="info" title={text('prices.page.rule')}>
        <p>{text('prices.page.ruleText')}</p>
      </Message>
      {failed?.error ? <ErrorState error={failed.error} onRetry={failed.retry} /> : null}
      {tariffs.data && options.data && plans.data ? (
        <PriceList tariffs={tariffs.data.tariffs} options={options.data.options} plans={plans.data.plans} />
      ) : null}
      {!failed && !(tariffs.data && options.data && plans.data) ? <Skeleton height={960} /> : null}
    </Page>
  );
}
