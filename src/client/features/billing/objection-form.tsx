import { useMemo, useRef } from 'react';
import type { InvoiceView } from '../../../shared/api/billing.ts';
import { formatCents } from '../../../shared/money.ts';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { lineWords } from './bill-words.ts';

/** The form to object to a bill; its lines can be chosen. */
export function ObjectionForm({ invoice, onSent }: { invoice: InvoiceView; onSent: () => void }) {
  const text = useText();
  const { id, lines } = invoice;
  // One objection, however often its button is pressed.
  const key = useRef(crypto.randomUUID());
  const { mutate } = useCall('GET /api/invoices/me', {});
  const sources = useMemo(() => {
    // A bill may have one line several times; the id stands for all of them.
    const unlike = new Map(lines.map((line) => [line.id, line]));
    return {
      billLines: [...unlike.values()].map((line) => ({
        value: line.id,
        label: lineWords(text, line),
        price: formatCents(line.cents),
      })),
    };
  }, [lines, text]);
  return (
    <DefinitionForm
      id="invoices/objection"
      sources={sources}
      submitLook="secondary"
      onSubmit={async (data, { version }) => {
        const place = { params: { id }, body: data, headers: formHeaders(version) };
        const request = { ...place, idempotencyKey: key.current };
        const { objection } = await call('POST /api/invoices/:id/objections', request);
        onSent();
        const change = (one: InvoiceView): InvoiceView =>
          one.id === id ? { ...one, objection, objectableUntil: null, collection: heldOf(one) } : one;
        await mutate((before) => before && { invoices: before.invoices.map(change) }, { revalidate: false });
      }}
    />
  );
}

/** An announced debit waits for the answer; one at the bank does not. */
function heldOf({ collection }: InvoiceView): InvoiceView['collection'] {
  return collection?.state === 'announced' ? null : collection;
}
