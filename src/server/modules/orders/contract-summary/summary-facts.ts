import type { Tariff } from '../../../../shared/api/catalogue.ts';
import type { PriceSummary } from '../../../../shared/api/price.ts';
import type { NumberType, SimType } from '../../../../shared/enums.ts';
import type { JerseyChoice, OrderInProgress } from '../../../../shared/order.ts';
import type { TeamId } from '../../../../shared/teams.ts';

/** The content of a contract summary (§ 54 TKG): the offer, without personal data. */
export interface SummaryFacts {
  team: TeamId;
  tariff: Pick<
    Tariff,
    'id' | 'name' | 'dataGb' | 'speedMbit' | 'uploadMbit' | 'throttledKbit' | 'termMonths'
  >;
  numberType: NumberType;
  simType: SimType;
  msisdn: string;
  /** The SIM card is sent by post, so that the line begins with it; absent otherwise. */
  isCardSent?: true;
  options: { id: string; name: string }[];
  jersey: JerseyChoice | null;
  price: PriceSummary;
  /** Only of a running line that gets another tariff. */
  change?: TariffChangeFacts;
}

/** What a line has, and from when it has the new tariff; the days are YYYY-MM-DD. */
export interface TariffChangeFacts {
  contractNumber: string;
  from: string;
  startsOn: string;
  minimumEndsOn: string;
}

/** The facts of an order; undefined while plan, number or SIM are not chosen. The order's words must be German. */
export function summaryFacts(
  team: TeamId,
  order: OrderInProgress,
  price: PriceSummary,
): SummaryFacts | undefined {
  const { tariff, numberType, simType, simNumber, formPlans, productOptions } = order;
  const msisdn = order.newPhoneNumberOptions?.msisdn ?? order.portingOptions?.msisdn;
  if (!tariff || !numberType || !simType || !msisdn) return undefined;
  const { id, name, dataGb, speedMbit, uploadMbit, throttledKbit, termMonths } = tariff;
  return {
    team,
    tariff: { id, name, dataGb, speedMbit, uploadMbit, throttledKbit, termMonths },
    numberType,
    simType,
    msisdn,
    ...(simType === 'physical' && !simNumber ? { isCardSent: true } : {}),
    options: productOptions.map((option) => ({ id: option.id, name: option.name })),
    jersey: formPlans ?? null,
    price,
  };
}

/** The same facts give the same text, independent of the order of their keys. */
export function factsText(facts: SummaryFacts): string {
  return JSON.stringify(sorted(facts));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, entry]) => [key, sorted(entry)]),
  );
}
