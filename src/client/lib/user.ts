import type { UserView } from '../../shared/user-view.ts';

export type User = UserView;

/** What login, registration and a guest's order answer with. */
export interface SessionGrant {
  accessToken: string;
  /** Seconds. */
  expiresIn: number;
  user: User;
}
