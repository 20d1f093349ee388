import { useMemo } from 'react';
import type { Operator } from '../../../shared/catalogue.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import type { OrderView } from '../../../shared/order-view.ts';
import { Message } from '../../components/message.tsx';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { api } from '../../lib/http.ts';
import { useText } from '../../lib/text.ts';
import { useApi } from '../../lib/use-call.ts';

interface Props {
  order: OrderView;
  onDone: () => void;
}

/** Why a number was refused, and the form of the order to ask for it again. */
export function RefusedPorting({ order: { id, porting }, onDone }: Props) {
  const text = useText();
  const { data } = useApi<{ providers: Operator[] }>('/api/mnp-providers');
  const sources = useMemo(
    () => ({ providers: (data?.providers ?? []).map(({ id: value, name: label }) => ({ value, label })) }),
    [data],
  );
  const known = useMemo(
    () => ({
      donatingProvider: porting?.donatingProvider.id,
      mnpType: porting?.mnpType,
      msisdn: porting?.msisdn,
      ...(porting?.contractEndsOn ? { contractEndsOn: porting.contractEndsOn } : {}),
    }),
    [porting],
  );
  if (!porting || !data) return null;
  return (
    <>
      <Message
        kind="error"
        title={text('contract.page.porting.refused', { number: formatPhone(porting.msisdn) })}
      >
        <p>{text(`contract.page.porting.reason.${porting.reason ?? 'NUMBER_UNKNOWN'}`)}</p>
      </Message>
      <DefinitionForm
        id="order/porting"
        initialData={known}
        sources={sources}
        submitLabel={text('contract.page.porting.again')}
        onSubmit={async (form, { version }) => {
          const headers = { 'X-Definition-Version': version };
          await api(`/api/orders/${encodeURIComponent(id)}/porting`, { data: form, headers });
          onDone();
        }}
      />
    </>
  );
}
