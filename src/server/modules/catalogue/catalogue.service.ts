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

/** An external id is written in capitals; ids and slugs are not. */
const externalId = /^[A-Z0-9-]*[A-Z][A-Z0-9-]*$/;

/** A package by id, slug or external id. @throws Problem 1024; 1025 for an unknown external id */
export async function optionFor(
  { db }: AppDeps,
  { team, lang }: Reader,
  name: string,
): Promise<TariffOption> {
  const [found] = await listOptions(db, team, lang, name);
  if (!found) throw problem(externalId.test(name) ? 1025 : 1024);
  return found;
}

export function plansFor({ db }: AppDeps, { team, lang }: Reader): Promise<ProductPlan[]> {
  return listPlans(db, team, lang);
}

export function providers({ db }: AppDeps): Promise<Operator[]> {
  return listProviders(db);
}
