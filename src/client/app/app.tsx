import { Suspense } from 'react';
import { SWRConfig } from 'swr';
import { answerCache } from '../lib/answer-cache.ts';
import { BootScreen } from './boot-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { IntlLayer } from './intl-layer.tsx';
import { LanguageRouter } from './language-router.tsx';
import { SessionGate } from './session-gate.tsx';
import { Shell } from './shell/shell.tsx';

/** SWR does not repeat a call automatically, and not when a window gets the focus (specification, "First data"). */
const swr = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  provider: () => answerCache,
};

export function App() {
  return (
    <ErrorBoundary>
      <LanguageRouter>
        <Suspense fallback={<BootScreen />}>
          <IntlLayer>
            <SWRConfig value={swr}>
              <SessionGate>
                <Shell />
              </SessionGate>
            </SWRConfig>
          </IntlLayer>
        </Suspense>
      </LanguageRouter>
    </ErrorBoundary>
  );
}
