import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import 'virtual:fonts.css';
import 'virtual:brand.css';
import './styles/tokens.css';
import './styles/base.css';
import { withoutLanguage } from '../shared/language.ts';
import { App } from './app/app.tsx';
import { prepare } from './app/prepare.ts';
import { answerCache } from './lib/answer-cache.ts';
import { followDeviceScheme } from './lib/colour-scheme.ts';
import { captureInvitation } from './lib/invitation.ts';
import { currentLanguage } from './lib/language.ts';
import { pageAt } from './lib/page-address.ts';
import { startSession } from './lib/session.ts';
import { followOtherTabs } from './lib/session-tabs.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The session is asked for while the words and the page's script load.
void startSession();
followOtherTabs();
followDeviceScheme();
captureInvitation(window.location.search);

const app = <App history={createBrowserHistory({ v5Compat: true })} answers={answerCache} />;
const drawAnew = () => createRoot(root).render(app);
if (root.hasAttribute('data-drawn')) {
  // What React suspends on must be there: the drawing stays on the screen until it is taken over in one piece. Where a
  // part does not load, the page says so, as it does without a drawing.
  prepare(currentLanguage(), pageAt(withoutLanguage(window.location.pathname))).then(
    () => startTransition(() => void hydrateRoot(root, app)),
    drawAnew,
  );
} else drawAnew();
