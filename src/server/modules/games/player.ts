import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';

/** The customer who plays. */
export interface Player {
  userId: string;
  team: TeamId;
  lang: Lang;
}
