import type { TeamService } from '../../../../shared/api/team-service.ts';
import type { Choice } from '../../../lib/consent.ts';

/**
 * Tells the platform what was chosen in our dialogue. It gets neither cookie nor address of the page, and hears nothing
 * of visitors who refused all and had allowed nothing before.
 */
export function tellPlatforms(services: readonly TeamService[], choice: Choice): void {
  const { version, granted, receipt } = choice;
  const body = JSON.stringify({ version, granted, receipt: receipt?.id });
  for (const service of services)
    if (service.adapter === 'consent-platform') tell(service.url, body).catch(() => undefined);
}

/** As plain text, which needs no other request before. It arrives also when the page is left. */
function tell(url: string, body: string): Promise<unknown> {
  return fetch(url, {
    method: 'POST',
    body,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
}
