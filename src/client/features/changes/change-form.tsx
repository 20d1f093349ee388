import { useMemo, useRef, useState } from 'react';
import type { ChangesView } from '../../../shared/api/changes.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import { PriceBox } from '../../components/price-box.tsx';
import { SummaryPaper } from '../../components/summary-paper.tsx';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import { type MakeSummary, useContractSummary } from '../../lib/use-contract-summary.ts';

interface ChangeWish {
  contractId: string;
  tariffId: string;
  earlyStart: boolean;
}

const makeSummary: MakeSummary<ChangeWish> = ({ contractId, ...body }, signal) =>
  call('POST /api/tariffs/me/contract-summary', { query: { contractId }, body, signal });

interface Props {
  changes: ChangesView;
  onDone: () => void;
}

/** The order of another tariff: which one, from when, what it costs, its contract summary, and the button. */
export function ChangeForm({ changes, onDone }: Props) {
  const text = useText();
  const [wish, setWish] = useState<ChangeWish>();
  const [chosen, setChosen] = useState<string>();
  // One order, however often its button is pressed.
  const key = useRef(crypto.randomUUID());
  const paper = useContractSummary(wish, makeSummary);
  const { contractId } = changes;
  const offer = changes.offers.find(({ tariff }) => tariff.id === chosen);
  const sources = useSources(changes, offer);
  return (
    <DefinitionForm
      id="contract/tariff-change"
      sources={sources}
      onChange={({ tariffId, earlyStart }) => {
        setChosen(typeof tariffId === 'string' ? tariffId : undefined);
        const isWhole = typeof tariffId === 'string' && typeof earlyStart === 'boolean';
        setWish(isWhole ? { contractId, tariffId, earlyStart } : undefined);
      }}
      onSubmit={async (data, { version }) => {
        const headers = formHeaders(version);
        const request = { query: { contractId }, body: data, headers, idempotencyKey: key.current };
        await call('POST /api/tariffs/me', request);
        onDone();
      }}
    >
      {wish ? <SummaryPaper paper={paper} /> : null}
      {offer ? (
        <PriceBox
          title={text('contract.page.change.price')}
          groups={[
            {
              id: 'monthly',
              title: text('contract.page.change.monthly'),
              totalCents: offer.tariff.priceCents,
              isHero: true,
              lines: [
                { id: 'tariff', label: offer.tariff.name, cents: offer.tariff.priceCents },
                { id: 'change', label: text('contract.page.change.free'), cents: 0 },
              ],
            },
          ]}
          note={text('contract.page.change.note', {
            from: changes.tariffName,
            monthly: formatCents(changes.monthlyCents),
            end: germanDay(offer.minimumEndsOn),
          })}
        />
      ) : null}
    </DefinitionForm>
  );
}

function useSources({ offers }: ChangesView, chosen: ChangesView['offers'][number] | undefined) {
  const text = useText();
  return useMemo(() => {
    const [first] = offers;
    const { startsOn = '', startsAfterWithdrawalOn = '' } = chosen ?? first ?? {};
    const start = (value: 'true' | 'false', day: string) => ({
      value,
      description: text(`contract.page.change.start.${value}`, { day: germanDay(day) }),
    });
    return {
      tariffs: offers
        .filter(({ refusal }) => refusal === null)
        .map(({ tariff: { id, name, dataGb, termMonths, priceCents } }) => ({
          value: id,
          label: name,
          figure: text('order.page.tariffData', { gb: dataGb }),
          description: text('order.page.tariffFacts', { months: termMonths }),
          price: formatCents(priceCents),
          per: text('order.page.monthlyShort'),
        })),
      starts: [start('true', startsOn), start('false', startsAfterWithdrawalOn)],
    };
  }, [offers, chosen, text]);
}
