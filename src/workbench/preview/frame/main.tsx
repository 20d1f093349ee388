import { createRoot } from 'react-dom/client';
import 'virtual:fonts.css';
import 'virtual:brand.css';
import '../../../client/styles/tokens.css';
import '../../../client/styles/base.css';
import './shared.css';
import { Frame } from './frame.tsx';
import { tell } from './use-shown.ts';

// Nothing is sent: the frame's policy forbids it. Said here, the browser complains of no attempt.
window.fetch = () => Promise.reject(new TypeError('A preview sends nothing.'));

// A link would lead out of the preview.
document.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // Those above a page that stands by itself lead to its other forms and looks.
    if (link && !link.closest('.shared-head')) event.preventDefault();
  },
  true,
);

const root = document.getElementById('root');
// Words that do not come leave nothing to show: the page loads the frame again.
if (root) createRoot(root, { onUncaughtError: () => tell({ kind: 'failed' }) }).render(<Frame />);
