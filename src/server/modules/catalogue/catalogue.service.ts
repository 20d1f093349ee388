import type { ProductPlan, Tariff, TariffOption } from '../../../shared/api/catalogue.ts';
import type { Operator } from '../../../shared/api/portings.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { listOptions, listPlans, listProviders } from './option.repository.ts';
import { findTariff, listTariffs } from './tariff.repository.ts';

/** The team and the language of a catalogue. */
export interface Reader {
  team: TeamId;
  lang: Lang;
}

export function tariffsFor({ db }: AppDeps, { team, lang }: Reader, type?: string): Promise<Tariff[]> {
  return listTariffs(db, team, lang, type);
}

/** @throws Problem 1012 */
export async function tariffFor({ db }: AppDeps, { team, lang }: Reader, idOrSlug: string): Promise<Tariff> {
  const tariff = await findTariff(db, team, lang, idOrSlug);
  if (!tariff) throw problem(1012);
  return tariff;
}

export function optionsFor({ db }: AppDeps, { team, lang }: Reader): Promise<TariffOption[]> {
  return listOptions(db, team, lang);
}

/** @throws Problem 1024 */
export async function optionFor(deps: AppDeps, reader: Reader, idOrSlug: string): Promise<TariffOption> {
  const found = (await optionsFor(deps, reader)).find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
  if (!found) throw problem(1024);
  return found;
}

export function plansFor({ db }: AppDeps, { team, lang }: Reader): Promise<ProductPlan[]> {
  return listPlans(db, team, lang);
}

export function providers({ db }: AppDeps): Promise<Operator[]> {
  return listProviders(db);
}
