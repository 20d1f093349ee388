import type { TeamService } from '../../../../shared/api/team-service.ts';
import { type Purpose, servicesFor } from '../../../../shared/purposes.ts';
import { countedPage } from './counted-page.ts';
import { allowHosts } from './load-script.ts';
import { countPage, startMatomo } from './matomo.ts';
import { startTagManager, tellTagManager } from './tag-manager.ts';

let isStarted = false;
let counted = '';

/** Loads what measures, once, and counts the page that is shown. Only where analytics is among what is granted. */
export function measure(
  services: readonly TeamService[],
  pathname: string,
  granted: readonly Purpose[],
): void {
  if (isStarted) tellTagManager(granted);
  else start(services, granted);
  isStarted = true;
  const page = countedPage(pathname);
  const isNew = counted !== page.path;
  counted = page.path;
  if (isNew && services.some(({ adapter }) => adapter === 'matomo')) countPage(page);
}

/** What runs already hears what is left of a choice. */
export function takeBack(left: readonly Purpose[]): void {
  tellTagManager(left);
}

function start(services: readonly TeamService[], granted: readonly Purpose[]): void {
  allowHosts(services);
  for (const service of servicesFor(services, 'analytics')) {
    if (service.adapter === 'matomo') startMatomo(service);
    if (service.adapter === 'tag-manager') startTagManager(service, granted);
  }
}
