import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { asApiError } from '../../lib/api-error.ts';
import { currentLanguage } from '../../lib/language.ts';
import { persistently } from '../../lib/persistently.ts';
import { useText } from '../../lib/text.ts';
import type { SimCheckProps } from './sim-check-panel.tsx';

/** Its code, its list and its words load when it is wanted. */
const SimCheckPanel = lazy<ComponentType<SimCheckProps>>(() =>
  persistently(() => import('./sim-check-panel.tsx'))
    .then(async (panel) => {
      await panel.prepare(currentLanguage());
      return { default: panel.SimCheckPanel };
    })
    .catch((reason: unknown) => ({ default: () => <Failure error={asApiError(reason)} /> })),
);

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
