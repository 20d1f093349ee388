import type { TagManager } from '../../../../shared/api/team-service.ts';
import { dataLayer } from '../../../lib/data-layer.ts';
import { loadScript } from './load-script.ts';

/** A container that reads the data layer, as Google's and those that follow its way do. */
export function startTagManager({ script }: TagManager): void {
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(script);
}
