import { useMemo } from 'react';
import type { OrderView } from '../../../shared/api/order-view.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { isOther, operatorChoices } from '../../../shared/other-operator.ts';
import { Message } from '../../components/message.tsx';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { call } from '../../lib/call.ts';
import { serverToday } from '../../lib/server-today.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { type GivenUp, GivenUpPorting } from './given-up-porting.tsx';

interface Props {
  order: OrderView;
  /** The porting is asked for again, or given up. */
  onDone: (how: 'asked' | GivenUp) => void;
}

/** Why a porting was refused, and the form to correct the request. */
export function RefusedPorting({ order, onDone }: Props) {
  const { id, porting } = order;
  const text = useText();
  const { data } = useCall('GET /api/mnp-providers', {});
  const another = text('components.otherOperator');
  const sources = useMemo(
    () => ({ providers: operatorChoices(data?.providers ?? [], another) }),
    [data, another],
  );
  const from = porting?.donatingProvider;
  const known = useMemo(
    () => ({
      ...porting?.holder,
      donatingProvider: from?.id,
      ...(from && isOther(from) ? { donatingProviderOther: from.name } : {}),
      mnpType: porting?.mnpType,
      msisdn: porting?.msisdn,
      ...(porting?.contractEndsOn ? { contractEndsOn: porting.contractEndsOn } : {}),
    }),
    [porting, from],
  );
  if (!porting || !data) return null;
  const { givenUpFrom } = porting;
  const isGivenUp = givenUpFrom !== null && givenUpFrom <= serverToday();
  return (
    <>
      <Message
        kind="error"
        title={text('contract.page.porting.refused', { number: formatPhone(porting.msisdn) })}
      >
        <p>{text(`contract.page.porting.reason.${porting.reason ?? 'NUMBER_UNKNOWN'}`)}</p>
        {givenUpFrom && !isGivenUp ? (
          <p>{text('contract.page.porting.from', { day: germanDay(givenUpFrom) })}</p>
        ) : null}
      </Message>
      <DefinitionForm
        id="order/porting-correction"
        initialData={known}
        sources={sources}
        submitLabel={text('contract.page.porting.again')}
        onSubmit={async (form, { version }) => {
          const headers = formHeaders(version);
          await call('POST /api/orders/:id/porting', { params: { id }, body: form, headers });
          onDone('asked');
        }}
      />
      {isGivenUp ? <GivenUpPorting order={order} onDone={onDone} /> : null}
    </>
  );
}
