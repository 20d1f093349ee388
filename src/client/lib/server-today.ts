import { berlinToday } from '../../shared/dates.ts';
import { serverNow } from './server-now.ts';

/** The day in Berlin by the server's clock: YYYY-MM-DD. */
export function serverToday(): string {
  return berlinToday(new Date(serverNow()));
}
