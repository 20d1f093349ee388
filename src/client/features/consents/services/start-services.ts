import type { TeamService } from '../../../../shared/api/team-service.ts';
import { servicesFor } from '../../../../shared/purposes.ts';
import type { CountedPage } from './counted-page.ts';
import { allowHosts } from './load-script.ts';
import { countPage, startMatomo } from './matomo.ts';
import { startTagManager } from './tag-manager.ts';

let isStarted = false;
let counted = '';

/** Loads what measures, once, and counts the page that is shown. Only with the consent to analytics. */
export function measure(services: readonly TeamService[], page: CountedPage): void {
  if (!isStarted) start(services);
  isStarted = true;
  const isNew = counted !== page.path;
  counted = page.path;
  if (isNew && services.some(({ adapter }) => adapter === 'matomo')) countPage(page);
}

function start(services: readonly TeamService[]): void {
  allowHosts(services);
  for (const service of servicesFor(services, 'analytics')) {
    if (service.adapter === 'matomo') startMatomo(service);
    if (service.adapter === 'tag-manager') startTagManager(service);
  }
}
