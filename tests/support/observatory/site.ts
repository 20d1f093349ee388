import { createTestApp, type TestApp } from '../app.ts';
import { listeningPort } from '../raw-request.ts';
import { startTlsProxy, type TlsProxy } from './tls-proxy.ts';

/** The only name on the list of preloaded hosts that these tests give to the Observatory. */
export const preloaded = 'preloaded.test';

const production = {
  NODE_ENV: 'production',
  CLIENT_DIR: 'tests/support/client',
  APP_SECRET: 'q8HqzUvVb0G6rOQkq3ZKk2x2mW5n0JcT1sYlF7dEhPo=',
  PUBLIC_URL: `https://${preloaded}`,
  TRUST_PROXY: '1',
  ALLOW_EMBEDDED_DATABASE: '1',
  ALLOW_OUTBOX_ONLY: '1',
  ALLOW_SANDBOX_PAYMENTS: '1',
  ALLOW_SIMULATED_PORTING: '1',
  ALLOW_SIMULATED_LOGISTICS: '1',
  ALLOW_SIMULATED_BILLING: '1',
  ALLOW_SIMULATED_NETWORK: '1',
  ALLOW_UNSCANNED_FILES: '1',
  ALLOW_DEV_PAGES: '1',
};

/** The app with the settings of production, behind a proxy that ends TLS. */
export interface Site {
  t: TestApp;
  proxy: TlsProxy;
  close(): Promise<void>;
}

export async function startSite(env: Record<string, string> = {}, host = preloaded): Promise<Site> {
  const t = await createTestApp({ env: { ...production, ...env } });
  const proxy = await startTlsProxy(host, await listeningPort(t.app));
  return {
    t,
    proxy,
    close: async () => {
      await proxy.close();
      await t.close();
    },
  };
}
