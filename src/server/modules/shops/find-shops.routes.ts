import type { FastifyInstance } from 'fastify';
import { object, optional, shortText, text } from '../../../shared/api/shapes.ts';
import { langs, withLanguage } from '../../../shared/language.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { townNear } from './shop-towns.service.ts';

const schema = {
  hide: true,
  querystring: object({ near: optional(shortText(60)) }),
  response: { 303: text },
};

/** The form of the shops' page where no script runs: it leads to the town with shops that is nearest to what was typed. */
export async function findShopsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  for (const lang of langs) {
    app.get(withLanguage(lang, '/shops/find'), { schema }, async (request, reply) => {
      // The schema above has checked the query.
      const { near = '' } = request.query as { near?: string };
      const town = await townNear(deps, deps.config.team, near);
      const to = town ? `/shops/in/${town.slug}` : '/shops?found=none';
      return reply.redirect(withLanguage(lang, to), 303);
    });
  }
}
