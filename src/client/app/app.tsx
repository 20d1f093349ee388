import { Suspense } from 'react';
import { type State, SWRConfig } from 'swr';
import { BootScreen } from './boot-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { IntlLayer } from './intl-layer.tsx';
import { type History, LanguageRouter } from './language-router.tsx';
import { Shell } from './shell/shell.tsx';

interface Props {
  history: History;
  /** The answers of the API that are known already. */
  answers: Map<string, State>;
}

export function App({ history, answers }: Props) {
  return (
    <ErrorBoundary>
      <LanguageRouter history={history}>
        <Suspense fallback={<BootScreen />}>
          <IntlLayer>
            <SWRConfig value={{ ...swr, provider: () => answers }}>
              <Shell />
            </SWRConfig>
          </IntlLayer>
        </Suspense>
      </LanguageRouter>
    </ErrorBoundary>
  );
}

/** SWR does not repeat a call automatically, and not when a window gets the focus (specification, "First data"). */
const swr = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
};
