import type { FastifyInstance } from 'fastify';
import { type FiguresQuery, figuresQuery, figuresView } from '../../../shared/api/workbench-figures.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { figuresOf } from './figures.service.ts';
import { staffSchema } from './staff-scope.http.ts';

/** What customers have met in forms, for all of the staff. */
export function figureCalls(scope: FastifyInstance, deps: AppDeps): void {
  scope.get<{ Querystring: FiguresQuery }>(
    '/workbench/api/figures',
    { schema: { ...staffSchema(figuresView), querystring: figuresQuery } },
    async ({ query: { days, team, release } }) => {
      const asked = {
        days: Number(days),
        team,
        release: release === undefined ? undefined : Number(release),
      };
      return { payload: await figuresOf(deps, asked) };
    },
  );
}
