import { Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { PartLost } from '../../components/part-lost.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { currentLanguage } from '../../lib/language.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useText } from '../../lib/text.ts';
import type { SimCheckProps } from './sim-check-panel.tsx';

/** Its code, its list and its words load when it is wanted. */
const SimCheckPanel = lazyPart<SimCheckProps>(async () => {
  const panel = await import('./sim-check-panel.tsx');
  await panel.prepare(currentLanguage());
  return panel.SimCheckPanel;
}, PartLost);

/** Below the choice of the SIM: whether one's phone works with an eSIM. */
export function SimCheck(props: SimCheckProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text('order.page.simCheck')}
        </Button>
      </p>
      {isOpen ? (
        <Suspense fallback={<Skeleton height={160} />}>
          <SimCheckPanel {...props} />
        </Suspense>
      ) : null}
    </>
  );
}
