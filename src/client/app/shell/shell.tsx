import { Suspense } from 'react';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { bootstrap } from '../../lib/bootstrap.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useText } from '../../lib/text.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { LoginAfterExpiry } from '../login-after-expiry.tsx';
import { AppRoutes } from '../routes.tsx';
import { StepUpGate } from '../step-up-gate.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useNavigationFocus } from './navigation-focus.ts';
import { Notices } from './notices.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import styles from './shell.module.css';

const FurtherBar = lazyPart(async () => (await import('./further-bar.tsx')).FurtherBar);
/** Where it does not load, nothing is asked or loaded. */
const Consents = lazyPart(async () => (await import('../../features/consents/consents.tsx')).Consents);

/** The frame around every page: header, footer and messages. */
export function Shell() {
  const text = useText();
  const main = useNavigationFocus();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {text('app.skip')}
      </a>
      <ConsentGate />
      <OfflineBanner />
      {/* Not a part that comes later: what is pressed in it before its script is there would be lost. */}
      {bootstrap().languages && <FurtherBar />}
      <Header />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Suspense fallback={<PageSkeleton />}>
          <AppRoutes />
        </Suspense>
      </main>
      <Footer />
      <Notices />
      <StepUpGate />
      <LoginAfterExpiry />
    </div>
  );
}

/** Never drawn by the server: it depends on what the browser keeps. */
function ConsentGate() {
  const isHydrated = useHydrated();
  return isHydrated && bootstrap().consent ? (
    <Suspense>
      <Consents />
    </Suspense>
  ) : null;
}
