import type { Kept } from '../../infra/db/retention.ts';

/** As long as the page said, `keepDays` in `ui-schemas/pages.json`. */
export const submissionsKept: readonly Kept[] = [{ table: 'submission', end: 'expires_at', days: 0 }];
