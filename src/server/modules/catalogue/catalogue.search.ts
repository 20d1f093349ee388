import type { Tariff, TariffOption } from '../../../shared/api/catalogue.ts';
import { pathOf } from '../../../shared/match-page.ts';
import { formatCents } from '../../../shared/money.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { SearchItem, SearchReader } from '../../infra/search/search-source.ts';
import { listOptions } from './option.repository.ts';
import { listTariffs } from './tariff.repository.ts';

/** What is for sale: plans and packages, by name, price and what they give. */
export async function catalogueSearch(deps: AppDeps, { team, lang }: SearchReader): Promise<SearchItem[]> {
  const say = (key: string, values?: Record<string, string | number>) => deps.words.text(lang, key, values);
  const [tariffs, options] = await Promise.all([
    listTariffs(deps.db, team, lang),
    listOptions(deps.db, team, lang),
  ]);
  return [
    ...tariffs.map((tariff) => tariffItem(tariff, say)),
    ...options.map((option) => optionItem(option, say)),
  ];
}

type Say = (key: string, values?: Record<string, string | number>) => string;

function tariffItem({ type, slug, name, dataGb, priceCents, description, features }: Tariff, say: Say) {
  return {
    kind: 'tariffs',
    path: pathOf('tariff', { type, id: slug }),
    title: name,
    note: say('search.note.tariff', { gb: dataGb, price: formatCents(priceCents) }),
    text: [description, ...features].join(' · '),
    keywords: `${say('app.nav.tariffs')} ${say('tariffs.page.head.tariff.title')} ${dataGb} GB`,
    weight: 1.2,
  } as const;
}

function optionItem({ slug, name, priceCents, description, isRecurring }: TariffOption, say: Say) {
  return {
    kind: 'tariffs',
    path: pathOf('option', { id: slug }),
    title: name,
    note: say('search.note.package', { price: formatCents(priceCents), monthly: String(isRecurring) }),
    text: description,
    keywords: `${say('packages.page.title')} ${say('packages.page.head.option.title')}`,
  } as const;
}
