import { useState } from 'react';
import { Message } from '../../components/message.tsx';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { RefusedPorting } from './refused-porting.tsx';

/** Portings that the old operator refused: the reason, and a form to correct the request. */
export function RefusedPortings() {
  const text = useText();
  const { data, retry } = useCall('GET /api/orders', {});
  const [isAsked, setAsked] = useState(false);
  const refused = (data?.orders ?? []).filter(({ porting }) => porting?.state === 'rejected');
  if (refused.length === 0 && !isAsked) return null;
  const asked = () => {
    setAsked(true);
    retry();
  };
  return (
    <Section id="porting" size="part" title={text('contract.page.porting.title')}>
      {isAsked ? (
        <Message kind="success" title={text('contract.page.porting.askedTitle')} live>
          {text('contract.page.porting.asked')}
        </Message>
      ) : null}
      {refused.map((order) => (
        <RefusedPorting key={order.id} order={order} onDone={asked} />
      ))}
    </Section>
  );
}
