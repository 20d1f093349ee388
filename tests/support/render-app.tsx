import { configure, screen } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import type { FormScript } from '../../src/shared/form-script.ts';
import type { TestApp } from './app.ts';
import { connectFetch, type InProcessNetwork } from './in-process-fetch.ts';
import { patientUser } from './patient-user.ts';
import type { TestClient } from './test-client.ts';

export interface OpenPage {
  user: ReturnType<typeof patientUser>;
  network: InProcessNetwork;
}

interface OpenOptions {
  /** A browser that was here before: its connection with the cookies. */
  network?: InProcessNetwork;
}

// Pages arrive in pieces (React suspends), which `act` cannot wait for: these tests wait as a person would.
configure({ eventWrapper: (event) => event() });

let root: Root | undefined;
afterEach(() => {
  sessionStorage.clear();
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
});

/**
 * Opens an address as a fresh page load would: all modules anew, so that nothing but storage, cookies and the
 * server remembers. Forms get the scripts that the server would send.
 */
export async function openPage(t: TestApp, address: string, options: OpenOptions = {}): Promise<OpenPage> {
  root?.unmount();
  vi.resetModules();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  window.history.replaceState(null, '', address);
  const network = options.network ?? connectFetch(t);
  const [{ App }, { answerCache }, { startSession }, { captureInvitation }, scripts] = await Promise.all([
    import('../../src/client/app/app.tsx'),
    import('../../src/client/lib/answer-cache.ts'),
    import('../../src/client/lib/session.ts'),
    import('../../src/client/lib/invitation.ts'),
    formScripts(t),
  ]);
  captureInvitation(window.location.search);
  void startSession();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <scripts.Provider value={scripts.value}>
      <App history={createBrowserHistory({ v5Compat: true })} answers={answerCache} />
    </scripts.Provider>,
  );
  await screen.findByRole('main');
  return { user: patientUser(), network };
}

/** Keeps a customer's session in this tab, as a login would. */
export function logInAs({ token }: TestClient): void {
  const stored = { accessToken: token, expiresAt: Date.now() + 800_000 };
  sessionStorage.setItem('fanline.kanarya.token', JSON.stringify(stored));
}

async function formScripts(t: TestApp) {
  const { createFormScripts } = await import('../../src/client/forms/scripts/form-scripts.ts');
  const { FormScriptsProvider } = await import('../../src/client/forms/scripts/form-scripts-context.ts');
  const versions = t.definitions.versions();
  const value = createFormScripts({
    versions,
    pollSeconds: 3600,
    fetchVersions: async () => versions,
    importScript: async (id, _version, lang) => scriptOf(t, id, lang),
  });
  return { Provider: FormScriptsProvider, value };
}

function scriptOf(t: TestApp, id: string, lang: string): FormScript {
  const script = t.definitions.form(id, lang);
  if (!script) throw new Error(`There is no form ${id}.`);
  return script;
}
