import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { everyItem, searchFor } from './search.service.ts';
import { searchIndexOf } from './search-index.ts';
import { searchMemory } from './search-memory.ts';
import { synonymsOf } from './synonyms.ts';

/** The search of the whole site. What is asked is neither stored nor logged. */
export async function searchRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const indexFor = searchMemory(
    {
      read: (reader) => everyItem(deps, reader),
      make: (items, { lang }) => searchIndexOf(items, synonymsOf(deps.words.text(lang, 'search.synonyms'))),
    },
    () => deps.clock().getTime(),
  );

  serve(app, 'GET /api/search', {}, async ({ team, lang, query: { q = '' } }) =>
    searchFor(await indexFor({ team, lang }), q),
  );
}
