import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import type { FlowScript } from '../../../shared/form-script.ts';
import { Page } from '../../components/page.tsx';
import { PageFailure } from '../../components/page-failure.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { LoadFailure } from '../../forms/parts/load-failure.tsx';
import { useFlowScript } from '../../forms/scripts/use-form-script.ts';
import { useText } from '../../lib/text.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { PhoneProofPart } from './phone-proof-part.ts';
import { useCatalogue } from './use-catalogue.ts';
import { WizardView } from './wizard-view.tsx';

/** The order, from the choice of a plan to the provider's page; `order.flow.json` defines its steps. */
export function OrderWizard({ PhoneProof }: { PhoneProof: PhoneProofPart }) {
  const { flow, failed, retry } = useFlowScript('order/order.flow');
  const { catalogue, error, retry: askAgain, refreshHeld } = useCatalogue();
  const [placed, setPlaced] = useState(false);
  if (placed) return <PageSkeleton />;
  if (failed) return <FlowFailure onRetry={retry} />;
  if (error) return <PageFailure page="order" error={error} onRetry={askAgain} />;
  if (!flow || !catalogue) return <PageSkeleton />;
  return (
    <StepOfAddress flow={flow}>
      <WizardView
        flow={flow}
        catalogue={catalogue}
        refreshHeld={refreshHeld}
        PhoneProof={PhoneProof}
        onPlaced={() => flushSync(() => setPlaced(true))}
      />
    </StepOfAddress>
  );
}

/**
 * Where the address asks for another step than the first, the order begins in the browser: which step may be shown follows
 * from its draft. A part of its own, so that the wizard is not drawn again when the browser has taken the page over.
 */
function StepOfAddress({ flow, children }: { flow: FlowScript; children: ReactNode }) {
  const isHydrated = useHydrated();
  const [params] = useSearchParams();
  const step = params.get('step');
  const isElsewhere = params.has('tariff') || (step !== null && step !== flow.steps[0]?.id);
  return isElsewhere && !isHydrated ? <PageSkeleton /> : children;
}

/** The order could not begin. The page keeps its heading, because screen reader users need it to find their way. */
function FlowFailure({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <Page narrow title={text('order.page.head.order.title')}>
      <LoadFailure onRetry={onRetry} />
    </Page>
  );
}
