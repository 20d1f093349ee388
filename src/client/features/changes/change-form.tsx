import { useRef, useState } from 'react';
import type { ChangesView } from '../../../shared/api/changes.ts';
import { Card } from '../../components/card.tsx';
import { PriceBox } from '../../components/price-box.tsx';
import { SummaryPaper } from '../../components/summary-paper.tsx';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import { type MakeSummary, useContractSummary } from '../../lib/use-contract-summary.ts';
import styles from './change-layout.module.css';
import { BeforeConsents, ChangeLayout } from './change-layout.tsx';
import { useChangeSources } from './change-sources.tsx';
import { ChangeTable } from './change-table.tsx';
import { beginOf, Difference, Terms } from './change-terms.tsx';
import { LaterOffers } from './later-offers.tsx';

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
  const [isEarly, setEarly] = useState<boolean>();
  // One order, however often its button is pressed.
  const key = useRef(crypto.randomUUID());
  const paper = useContractSummary(wish, makeSummary);
  const { contractId } = changes;
  const offer = changes.offers.find(({ tariff }) => tariff.id === chosen);
  const sources = useChangeSources(changes, offer);
  const before = (
    <>
      {offer ? (
        <WhatChanges changes={changes} offer={offer} isEarly={isEarly} />
      ) : (
        <p className={styles.hint}>{text('contract.page.change.hint')}</p>
      )}
      <LaterOffers changes={changes} />
      {wish ? <SummaryPaper paper={paper} /> : null}
    </>
  );
  return (
    <BeforeConsents value={before}>
      <DefinitionForm
        id="contract/tariff-change"
        layout={ChangeLayout}
        sources={sources}
        onChange={({ tariffId, earlyStart }) => {
          setChosen(typeof tariffId === 'string' ? tariffId : undefined);
          setEarly(typeof earlyStart === 'boolean' ? earlyStart : undefined);
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
        {offer ? (
          <PriceBox
            title={text('contract.page.change.price')}
            groups={[
              {
                id: 'monthly',
                title: text('contract.page.change.monthly'),
                totalCents: offer.tariff.priceCents,
                lines: [
                  { id: 'tariff', label: offer.tariff.name, cents: offer.tariff.priceCents },
                  { id: 'change', label: text('contract.page.change.free'), cents: 0 },
                ],
              },
            ]}
          >
            <Terms changes={changes} offer={offer} isEarly={isEarly} />
          </PriceBox>
        ) : null}
      </DefinitionForm>
    </BeforeConsents>
  );
}

/** The difference in large figures, then all that is other than today. */
function WhatChanges({ changes, offer, isEarly }: Parameters<typeof Terms>[0]) {
  const text = useText();
  const { name: tariffName, dataGb, priceCents: monthlyCents } = offer.tariff;
  return (
    <Card as="section" tone="tint" label={text('contract.page.change.what')}>
      <Difference cents={monthlyCents - changes.monthlyCents} />
      <ChangeTable
        changes={changes}
        next={{ tariffName, dataGb, monthlyCents }}
        from={beginOf(offer, isEarly)}
      />
    </Card>
  );
}
