import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './deps.ts';
import { healthRoutes } from './features/health/health.routes.ts';

type Feature = (app: FastifyInstance, deps: AppDeps) => Promise<void>;

/** The routes of every area. */
export const features: readonly Feature[] = [healthRoutes];
