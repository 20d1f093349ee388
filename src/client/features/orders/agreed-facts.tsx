import { formatPhone } from '../../../shared/format-phone.ts';
import type { OrderInProgress } from '../../../shared/order.ts';
import { awaitedAtFirst } from '../../../shared/states/contract.ts';
import { Button } from '../../components/button.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { useText } from '../../lib/text.ts';
import css from './agreed-facts.module.css';

type Say = (key: string, values?: Record<string, string | number>) => string;

interface Props {
  order: OrderInProgress;
  /** Goes to the step with this form. */
  onChange: (form: string) => void;
}

interface AgreedFact {
  id: string;
  value: string;
  /** The form with this answer; absent for facts that follow from the plan. */
  form?: string;
}

/** The essentials of the order, which the law requires directly above the button (§ 312j(2) BGB). */
export function AgreedFacts({ order, onChange }: Props) {
  const text = useText();
  const say: Say = (key, values) => text(`order.page.agreed.${key}`, values);
  const isCardSent = order.simType === 'physical' && !order.simNumber;
  const awaits = awaitedAtFirst({ isPorted: order.portingOptions !== undefined, isCardSent });
  const facts: AgreedFact[] = [
    ...serviceFacts(order, say),
    ...(awaits ? [{ id: 'start', value: say('startAwaited', { awaits }) }] : []),
    { id: 'term', value: say('termValue', { months: Math.max(order.tariff?.termMonths ?? 1, 1) }) },
    { id: 'delivery', value: say('deliveryValue') },
    { id: 'withdrawal', value: say('withdrawalValue', { jersey: order.formPlans ? 'yes' : 'no' }) },
  ];
  // The way to change it stands beside the name, so that what was agreed has the whole width of a phone.
  const withWay = ({ id, form }: AgreedFact) =>
    form === undefined ? (
      say(id)
    ) : (
      <span className={css.line}>
        {say(id)}
        <Button look="quiet" onClick={() => onChange(form)}>
          {text('order.page.change')}
          <span className="visually-hidden">: {say(id)}</span>
        </Button>
      </span>
    );
  return (
    <div className={css.facts}>
      <FactList
        look="stacked"
        facts={facts.map((fact) => ({ id: fact.id, term: withWay(fact), value: fact.value }))}
      />
    </div>
  );
}

/** The service that the customer gets. */
function serviceFacts(order: OrderInProgress, say: Say): AgreedFact[] {
  const { tariff, simType, formPlans: jersey, productOptions } = order;
  const number = numberText(order, say);
  return [
    ...(tariff
      ? [{ id: 'tariff', value: say('tariffValue', tariffValues(tariff)), form: 'order/tariff' }]
      : []),
    ...(number ? [{ id: 'number', value: number, form: numberForm(order) }] : []),
    ...(simType ? [{ id: 'sim', value: say(`sim.${simType}`), form: 'order/number' }] : []),
    ...(productOptions.length > 0
      ? [{ id: 'options', value: productOptions.map(({ name }) => name).join(', '), form: 'order/options' }]
      : []),
    ...(jersey
      ? [{ id: 'jersey', value: say('jerseyValue', jerseyValues(jersey)), form: 'order/jersey' }]
      : []),
  ];
}

function tariffValues(tariff: NonNullable<OrderInProgress['tariff']>) {
  const { name, dataGb: gb, speedMbit: down, uploadMbit: up, throttledKbit: kbit } = tariff;
  return { name, gb, down, up, kbit };
}

function jerseyValues({ size = '–', name = '–', number }: NonNullable<OrderInProgress['formPlans']>) {
  return { size, name, number: number ?? '–' };
}

const numberForm = ({ portingOptions }: OrderInProgress) =>
  portingOptions ? 'order/porting' : 'order/new-number';

function numberText(
  { newPhoneNumberOptions, portingOptions }: OrderInProgress,
  say: Say,
): string | undefined {
  const msisdn = newPhoneNumberOptions?.msisdn ?? portingOptions?.msisdn;
  if (msisdn === undefined) return undefined;
  return say('numberValue', { kind: portingOptions?.mnpType ?? 'new', msisdn: formatPhone(msisdn) });
}
