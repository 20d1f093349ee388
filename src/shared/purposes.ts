import type { TeamService } from './api/team-service.ts';

/** What a visitor can agree to, besides what is necessary. */
export const purposes = ['analytics', 'chat', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

/** What each adapter is used for. A consent platform has no purpose of its own: it hears of the others. */
const purposesOfAdapter: Record<TeamService['adapter'], readonly Purpose[]> = {
  matomo: ['analytics'],
  'tag-manager': ['analytics', 'marketing'],
  chatwoot: ['chat'],
  'consent-platform': [],
};

/** The services that serve a purpose. */
export function servicesFor(services: readonly TeamService[], purpose: Purpose): TeamService[] {
  return services.filter(({ adapter }) => purposesOfAdapter[adapter].includes(purpose));
}

/** What a brand asks for: a purpose without a service is not asked for. */
export function askedPurposes(services: readonly TeamService[]): Purpose[] {
  return purposes.filter((purpose) => servicesFor(services, purpose).length > 0);
}
