import type { Tariff, TariffOption } from '../../shared/api/catalogue.ts';
import type { Operator } from '../../shared/api/portings.ts';
import { isRecord, walk } from '../../shared/json-values.ts';
import { type Lang, languageCode } from '../../shared/language.ts';
import { orderableOptions } from '../../shared/options.ts';
import type { OrderCatalogue } from '../../shared/order.ts';
import { orderNames } from '../../shared/order-names.ts';
import { pointerNames, pointerOf } from '../../shared/rules/json-pointer.ts';
import { teamIds } from '../../shared/teams.ts';

/** An order in progress, as far as its values were chosen. */
export type ChosenOrder = Readonly<Record<string, unknown>>;

/** The flow that a file describes; undefined: it is another file. */
export function flowOf(file: string | undefined): string | undefined {
  return /^schemas\/(.+\.flow)\.json$/.exec(file ?? '')?.[1];
}

/** The order with one value more; undefined leaves it open. */
export function withChoice(order: ChosenOrder, pointer: string, value: unknown): ChosenOrder {
  const [first = '', ...rest] = pointerNames(pointer);
  const inner = walk(order, [first]);
  const made = rest.length > 0 ? withChoice(isRecord(inner) ? inner : {}, pointerOf(rest), value) : value;
  const { [first]: _before, ...others } = order;
  const isEmpty = made === undefined || (isRecord(made) && Object.keys(made).length === 0);
  return isEmpty ? others : { ...others, [first]: made };
}

/** What an order knows of its plan. */
export function planInOrder(plan: Tariff): ChosenOrder {
  const names = [...orderNames.keys()].map(pointerNames).filter(([first]) => first === 'tariff');
  const asked = names.map(([, name = '']) => name);
  return Object.fromEntries(Object.entries(plan).filter(([name]) => asked.includes(name)));
}

/** What the public API says to customers of the first brand. @throws Error when it cannot be had */
async function ofPublic<Payload>(path: string, lang: Lang): Promise<Payload> {
  const [team = ''] = teamIds;
  const headers = { 'X-Team-Id': team, 'X-Language-Code': String(languageCode[lang]) };
  const response = await fetch(`/api/${path}`, { headers });
  const { payload }: { payload?: Payload } = await response.json();
  if (!payload) throw new Error(`${path} was answered with ${response.status}.`);
  return payload;
}

/** The plans that customers can order. @throws Error when they cannot be had */
export async function loadPlans(lang: Lang): Promise<Tariff[]> {
  return (await ofPublic<{ tariffs: Tariff[] }>('tariffs', lang)).tariffs;
}

/** All that customers choose from while they order. @throws Error when it cannot be had */
export async function loadCatalogue(lang: Lang): Promise<Omit<OrderCatalogue, 'held'>> {
  const [tariffs, { options }, { providers }] = await Promise.all([
    loadPlans(lang),
    ofPublic<{ options: TariffOption[] }>('tariffs/options', lang),
    ofPublic<{ providers: Operator[] }>('mnp-providers', lang),
  ]);
  return { tariffs, options: orderableOptions(options), providers };
}
