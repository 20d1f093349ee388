import { createRoot } from 'react-dom/client';
import 'virtual:fonts.css';
import 'virtual:brand.css';
import './styles/tokens.css';
import './styles/base.css';
import { withoutLanguage } from '../shared/language.ts';
import { App } from './app/app.tsx';
import { followDeviceScheme } from './lib/colour-scheme.ts';
import { captureInvitation } from './lib/invitation.ts';
import { currentLanguage } from './lib/language.ts';
import { pageAt } from './lib/page-address.ts';
import { startSession } from './lib/session.ts';
import { followOtherTabs } from './lib/session-tabs.ts';
import { loadWords } from './lib/words.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The words and the session are requested at once; React waits for both where it needs them.
void loadWords(currentLanguage(), pageAt(withoutLanguage(window.location.pathname)).page);
void startSession();
followOtherTabs();
followDeviceScheme();
captureInvitation(window.location.search);

createRoot(root).render(<App />);
