import { Component, type ReactNode } from 'react';
import { currentLanguage } from '../lib/language.ts';
import './error-boundary.css';

/** These words cannot come from the word files: the failure may be that they did not load. */
const words = {
  de: {
    title: 'Das hätte nicht passieren dürfen.',
    text: 'Bitte laden Sie die Seite neu.',
    action: 'Neu laden',
  },
  tr: { title: 'Bir şeyler ters gitti.', text: 'Lütfen sayfayı yenileyin.', action: 'Yenile' },
};

interface State {
  failed: boolean;
}

/** The last error page: shown when drawing fails, or when a part of the app does not load. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { title, text, action } = words[currentLanguage()];
    return (
      <main className="failed" role="alert">
        <span className="boot-mark" aria-hidden="true" />
        <h1>{title}</h1>
        <p>{text}</p>
        <button type="button" className="failed-action" onClick={() => window.location.reload()}>
          {action}
        </button>
      </main>
    );
  }
}
