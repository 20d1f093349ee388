import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './deps.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { phoneAuthRoutes } from './features/auth/phone-auth.routes.ts';
import { sessionRoutes } from './features/auth/session.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { numbersRoutes } from './features/numbers/numbers.routes.ts';
import { reservationsRoutes } from './features/numbers/reservations.routes.ts';
import { simsRoutes } from './features/numbers/sims.routes.ts';
import { passwordResetRoutes } from './features/password-reset/password-reset.routes.ts';
import { usersRoutes } from './features/users/users.routes.ts';

type Feature = (app: FastifyInstance, deps: AppDeps) => Promise<void>;

/** The routes of every area. */
export const features: readonly Feature[] = [
  healthRoutes,
  phoneAuthRoutes,
  authRoutes,
  sessionRoutes,
  usersRoutes,
  passwordResetRoutes,
  numbersRoutes,
  reservationsRoutes,
  simsRoutes,
];
