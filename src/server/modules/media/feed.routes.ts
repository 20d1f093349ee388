import type { FastifyInstance } from 'fastify';
import { text } from '../../../shared/api/shapes.ts';
import { minuteMs } from '../../../shared/durations.ts';
import { langs, withLanguage } from '../../../shared/language.ts';
import { FEED_PATH } from '../../../shared/news.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { newestFor } from './media.service.ts';
import { newsFeed } from './news-feed.page.ts';

const schema = { hide: true, response: { 200: text } };
const itemCount = 24;
/** Readers ask again after this time. */
const keptSeconds = (10 * minuteMs) / 1000;

/** The feed of the news in both languages, for the brand of this server. */
export async function feedRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { team } = deps.config;
  for (const lang of langs)
    app.get(withLanguage(lang, FEED_PATH), { schema }, async (_request, reply) => {
      const contents = await newestFor(deps, { team, lang }, itemCount);
      return reply
        .header('cache-control', `public, max-age=${keptSeconds}`)
        .type('application/rss+xml; charset=utf-8')
        .send(newsFeed(deps, lang, contents));
    });
}
