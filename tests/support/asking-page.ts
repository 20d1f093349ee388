import { consentText } from '../../src/server/infra/consents/consent-text.ts';
import type { Purpose } from '../../src/shared/purposes.ts';
import type { TestApp } from './app.ts';

export const CONSENT_KEY = 'fanline.kanarya.consent';
export const SERVICES_FILE = 'tests/support/services.json';

export function consentVersion({ deps }: TestApp): string {
  return consentText(deps.words, deps.teams.kanarya)?.version ?? '';
}

/** What the server writes into the HTML of a brand that asks. @returns takes it away again */
export function askLikeServer(t: TestApp): () => void {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'bootstrap';
  const consent = { version: consentVersion(t), services: t.deps.teams.kanarya.services };
  data.textContent = JSON.stringify({ team: 'kanarya', consent, settings: { devPages: true } });
  document.head.append(data);
  return () => data.remove();
}

/** A visitor who has chosen before. */
export function chosen(t: TestApp, granted: Purpose[]): void {
  const receipt = { id: 'an-earlier-choice', at: new Date().toISOString() };
  localStorage.setItem(CONSENT_KEY, JSON.stringify({ version: consentVersion(t), granted, receipt }));
}
