import { formatPhone } from '../../../shared/format-phone.ts';
import type { OrderInProgress } from '../../../shared/order.ts';
import { FactList } from '../../components/fact-list.tsx';
import { useText } from '../../lib/text.ts';

type Say = (key: string, values?: Record<string, string | number>) => string;

/** The essentials of what is about to be ordered, as the law wants them right above the button (§ 312j(2) BGB). */
export function AgreedFacts({ order }: { order: OrderInProgress }) {
  const text = useText();
  const say: Say = (key, values) => text(`order.page.agreed.${key}`, values);
  const facts = [
    ...serviceFacts(order, say),
    { id: 'term', value: say('termValue', { months: Math.max(order.tariff?.termMonths ?? 1, 1) }) },
    { id: 'delivery', value: say('deliveryValue') },
    { id: 'withdrawal', value: say('withdrawalValue', { jersey: order.formPlans ? 'yes' : 'no' }) },
  ];
  return <FactList look="stacked" facts={facts.map(({ id, value }) => ({ id, term: say(id), value }))} />;
}

/** What the customer gets. */
function serviceFacts(order: OrderInProgress, say: Say): { id: string; value: string }[] {
  const { tariff, simType, formPlans: jersey, productOptions } = order;
  const number = numberText(order, say);
  return [
    ...(tariff ? [{ id: 'tariff', value: say('tariffValue', tariffValues(tariff)) }] : []),
    ...(number ? [{ id: 'number', value: number }] : []),
    ...(simType ? [{ id: 'sim', value: say(`sim.${simType}`) }] : []),
    ...(productOptions.length > 0
      ? [{ id: 'options', value: productOptions.map(({ name }) => name).join(', ') }]
      : []),
    ...(jersey ? [{ id: 'jersey', value: say('jerseyValue', jerseyValues(jersey)) }] : []),
  ];
}

function tariffValues(tariff: NonNullable<OrderInProgress['tariff']>) {
  const { name, dataGb: gb, speedMbit: down, uploadMbit: up, throttledKbit: kbit } = tariff;
  return { name, gb, down, up, kbit };
}

function jerseyValues({ size = '–', name = '–', number }: NonNullable<OrderInProgress['formPlans']>) {
  return { size, name, number: number ?? '–' };
}

function numberText(
  { newPhoneNumberOptions, portingOptions }: OrderInProgress,
  say: Say,
): string | undefined {
  const msisdn = newPhoneNumberOptions?.msisdn ?? portingOptions?.msisdn;
  if (msisdn === undefined) return undefined;
  return say('numberValue', { kind: portingOptions?.mnpType ?? 'new', msisdn: formatPhone(msisdn) });
}
