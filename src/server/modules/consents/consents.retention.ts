import type { Kept } from '../../infra/db/retention.ts';

/** Three years, as the privacy policy says: as long as a consent may be questioned. Texts hold nothing of a person and stay. */
export const consentsKept: readonly Kept[] = [{ table: 'consent_choice', end: 'created_at', days: 1096 }];
