import { tariffsFor } from '../../commerce/catalogue/catalogue.service.ts';
import type { AppDeps } from '../../deps.ts';

/** First data of the pages that show plans, so that they are painted with the HTML. */
export function fillTariffPages(deps: AppDeps): void {
  const tariffs = async (context: Parameters<typeof tariffsFor>[1]) => ({
    data: { '/api/tariffs': { tariffs: await tariffsFor(deps, context) } },
  });
  deps.pageData['/'] = tariffs;
  deps.pageData['/tarife'] = tariffs;

  deps.pageData['/tarife/:second/:first'] = async ({ params, ...context }) => {
    const all = await tariffsFor(deps, context);
    const tariff = all.find(({ slug }) => slug === params.first);
    if (!tariff) return { notFound: true };
    if (tariff.type !== params.second) return { redirect: `/tarife/${tariff.type}/${tariff.slug}` };
    const data = { '/api/tariffs': { tariffs: all }, [`/api/tariffs/${tariff.slug}`]: { tariff } };
    return { titlePrefix: tariff.name, data };
  };
}
