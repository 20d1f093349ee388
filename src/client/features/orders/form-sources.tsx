import type { IntlShape } from 'react-intl';
import type { JerseyOffer } from '../../../shared/api/catalogue.ts';
import type { SavedMethodView } from '../../../shared/api/payments.ts';
import { methodsOfVersion } from '../../../shared/enums.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import type { OrderInProgress } from '../../../shared/order.ts';
import { operatorChoices } from '../../../shared/other-operator.ts';
import { awaitedAtFirst, lineStart } from '../../../shared/states/contract.ts';
import { Figure } from '../../components/figure.tsx';
import { Price } from '../../components/price.tsx';
import type { Offer } from '../../forms/state/form-context.ts';
import { serverToday } from '../../lib/server-today.ts';
import type { Catalogue } from './use-catalogue.ts';

type Say = (id: string, values?: Record<string, string | number>) => string;

/** What decides the choices. */
type Chosen = Pick<
  OrderInProgress,
  'tariff' | 'paymentVersion' | 'paymentMethod' | 'portingOptions' | 'simType' | 'simNumber'
>;

/** The choices for the order's forms, by the names in their UI schemas. */
export function orderSources(catalogue: Catalogue, order: Chosen, intl: IntlShape): Record<string, Offer[]> {
  const say: Say = (id, values) => intl.formatMessage({ id }, values);
  const { tariff, paymentVersion, paymentMethod } = order;
  return {
    tariffs: planChoices(catalogue, say),
    options: catalogue.options.map(({ id, name, description, priceCents }) => ({
      value: id,
      label: name,
      description,
      price: formatCents(priceCents),
    })),
    jerseyPayments: tariff?.jersey ? jerseyPayments(tariff.jersey, tariff.termMonths, say) : [],
    providers: operatorChoices(catalogue.providers, say('components.otherOperator')),
    paymentMethods: methodsOfVersion[paymentVersion].map((method) => ({ value: method })),
    savedPaymentMethods: savedChoices(catalogue.savedMethods, paymentMethod, say),
    earlyStarts: [true, false].map((earlyStart) => startChoice(earlyStart, order, say)),
  };
}

/** The plans for people; second cards, which need a main contract, stand folded under one line. */
function planChoices({ tariffs, hasMainContract }: Catalogue, say: Say): Offer[] {
  return tariffs
    .filter(({ businessOnly }) => !businessOnly)
    .filter(({ mainContractRequired }) => !mainContractRequired || hasMainContract !== false)
    .map((tariff) => ({
      value: tariff.id,
      label: tariff.name,
      figure: <Figure value={tariff.dataGb} unit="GB" size="m" />,
      description: say(
        tariff.mainContractRequired ? 'order.page.tariffFactsSecond' : 'order.page.tariffFacts',
        { months: tariff.termMonths },
      ),
      price: <Price cents={tariff.priceCents} size="m" />,
      per: say('order.page.monthlyShort'),
      ...(tariff.hasFormOption && { badge: say('order.page.withJersey') }),
      ...(tariff.mainContractRequired && { fold: say('order.page.family') }),
    }));
}

/** The first day of the line if it is ordered and paid today. */
function startChoice(earlyStart: boolean, order: Chosen, say: Say): Offer {
  const { portingOptions: porting, simType, simNumber } = order;
  const today = serverToday();
  const portedAfter = porting?.contractEndsOn ?? null;
  const day = germanDay(lineStart({ orderedOn: today, paidOn: today, earlyStart, portedAfter }));
  const word = earlyStart ? 'early' : 'late';
  const isCardSent = simType === 'physical' && !simNumber;
  const awaits = awaitedAtFirst({ isPorted: porting !== undefined, isCardSent }) ?? 'nothing';
  return { value: String(earlyStart), description: say(`order.page.start.${word}`, { day, awaits }) };
}

/** The jersey's price in instalments or at once, and the sum of the instalments. */
function jerseyPayments({ monthlyCents, onceCents }: JerseyOffer, months: number, say: Say): Offer[] {
  const total = formatCents(monthlyCents * months);
  return [
    {
      value: 'monthly',
      price: formatCents(monthlyCents),
      per: say('order.page.monthlyShort'),
      description: say('order.page.jerseyInstalments', { months, total }),
    },
    { value: 'once', price: formatCents(onceCents) },
  ];
}

/** The saved methods of the chosen kind and "none of them"; empty where none is saved. */
function savedChoices(
  saved: readonly SavedMethodView[],
  method: OrderInProgress['paymentMethod'],
  say: Say,
): Offer[] {
  const fitting = saved.filter((one) => one.method === method && !one.isExpired);
  if (fitting.length === 0) return [];
  const choices = fitting.map(({ id, label, isDefault }) => ({
    value: id,
    label,
    ...(isDefault && { badge: say('order.page.savedMethod.default') }),
  }));
  return [...choices, { value: '', label: say('order.page.savedMethod.none') }];
}
