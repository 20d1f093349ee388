import type { Page } from 'playwright/test';

/** Notes every console error, uncaught exception and breach of CSP or Trusted Types. */
export async function listen(page: Page, complaints: string[]): Promise<void> {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  await page.exposeBinding(
    'reportViolation',
    (_source, text: string) => void complaints.push(`policy: ${text}`),
  );
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}
