import { optionsFor, providers, tariffsFor } from '../../modules/catalogue/catalogue.service.ts';
import type { AppDeps } from '../../deps.ts';

/** First data of the pages that show plans, and of the order's, so that they are painted with the HTML. */
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

  deps.pageData['/auth/register/tariff'] = async (context) => {
    const [plans, options, operators] = await Promise.all([
      tariffsFor(deps, context),
      optionsFor(deps, context),
      providers(deps),
    ]);
    const data = {
      '/api/tariffs': { tariffs: plans },
      '/api/tariffs/options': { options },
      '/api/mnp-providers': { providers: operators },
    };
    return { data };
  };
}
