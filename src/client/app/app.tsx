import { Suspense } from 'react';
import { SWRConfig } from 'swr';
import { BootScreen } from './boot-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { IntlLayer } from './intl-layer.tsx';
import { LanguageRouter } from './language-router.tsx';
import { SessionGate } from './session-gate.tsx';
import { Shell } from './shell/shell.tsx';

/** DESIGN "Client": nothing is asked again because a window got the focus, and nothing is retried behind the back. */
const swr = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  provider: () => new Map(),
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
