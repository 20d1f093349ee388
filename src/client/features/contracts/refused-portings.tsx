import { useState } from 'react';
import { Message } from '../../components/message.tsx';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import type { GivenUp } from './given-up-porting.tsx';
import { RefusedPorting } from './refused-porting.tsx';

/** Portings that the old operator refused: the reason, and a form to correct the request. */
export function RefusedPortings() {
  const text = useText();
  const { data, retry } = useCall('GET /api/orders', {});
  const [done, setDone] = useState<'asked' | GivenUp>();
  const refused = (data?.orders ?? []).filter(({ porting }) => porting?.state === 'rejected');
  if (refused.length === 0 && !done) return null;
  const onDone = (how: 'asked' | GivenUp) => {
    setDone(how);
    retry();
  };
  return (
    <Section id="porting" size="part" title={text('contract.page.porting.title')}>
      {done ? (
        <Message kind="success" title={text(`contract.page.porting.${done}Title`)} live>
          {text(`contract.page.porting.${done}`)}
        </Message>
      ) : null}
      {refused.map((order) => (
        <RefusedPorting key={order.id} order={order} onDone={onDone} />
      ))}
    </Section>
  );
}
