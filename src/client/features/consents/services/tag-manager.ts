import type { TagManager } from '../../../../shared/api/team-service.ts';
import type { Purpose } from '../../../../shared/purposes.ts';
import { dataLayer } from '../../../lib/data-layer.ts';
import { loadScript } from './load-script.ts';

/** What the container was told last; undefined: none is loaded. */
let told: string | undefined;

/**
 * A container that reads the data layer, as Google's and those that follow its way do. Before it acts it knows what is
 * allowed: it loads with the consent to analytics, and its tags for marketing wait for their own.
 */
export function startTagManager({ script }: TagManager, granted: readonly Purpose[]): void {
  told = '';
  command('consent', 'default', states([]));
  tellTagManager(granted);
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(script);
}

/** Tells a container that is loaded of another choice. */
export function tellTagManager(granted: readonly Purpose[]): void {
  if (told === undefined || told === granted.join()) return;
  told = granted.join();
  command('consent', 'update', states(granted));
}

/** The purposes in the names that containers know. */
function states(granted: readonly Purpose[]): Record<string, string> {
  const stateOf = (purpose: Purpose) => (granted.includes(purpose) ? 'granted' : 'denied');
  const marketing = stateOf('marketing');
  return {
    analytics_storage: stateOf('analytics'),
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  };
}

/** The data layer takes events and commands; a command is the arguments of a call. */
function command(..._given: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: a container takes a list for something else.
  dataLayer().push(Object(arguments));
}
