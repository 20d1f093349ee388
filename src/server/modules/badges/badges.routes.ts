import type { FastifyInstance } from 'fastify';
import type { OwnBadge } from '../../../shared/api/badges.ts';
import type { Lang } from '../../../shared/language.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { type LookedAt, lookAtBadges, tellBadges } from './earn-badges.service.ts';

/** The badges of a customer. */
export async function badgesRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const own = { preHandler: app.requireUser };

  serve(app, 'GET /api/badges/me', own, async (request) => {
    const badges = await lookAtBadges(deps.db, userOf(request).id, deps.clock());
    return { badges: badges.map((badge) => viewBadge(deps, request.lang, badge)) };
  });

  serve(app, 'POST /api/badges/me/told', own, async (request) => {
    await tellBadges(deps.db, userOf(request).id, request.body.badges, deps.clock());
    return {};
  });
}

function viewBadge({ words }: AppDeps, lang: Lang, { id, done, of, earned }: LookedAt): OwnBadge {
  return {
    id,
    title: words.text(lang, `badges.page.name.${id}`),
    condition: words.text(lang, `badges.condition.${id}`),
    done,
    of,
    earnedAt: earned?.earnedAt.toISOString() ?? null,
    isNew: earned !== undefined && earned.toldAt === null,
  };
}
