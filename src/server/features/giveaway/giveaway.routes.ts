import type { FastifyInstance } from 'fastify';
import type { GiveawayEntry } from '../../../shared/generated/forms.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, list, moment, object, orNull, text } from '../../plugins/answer-schema.ts';
import { formBody } from '../../plugins/form-body.ts';
import { enter, giveawaysFor } from '../../modules/giveaway/giveaway.service.ts';

const round = object({
  slug: text,
  title: text,
  text,
  closesAt: moment,
  prizes: list(object({ name: text, winners: list(text) })),
});

/** Rounds of the giveaway, and entries to the open one. */
export async function giveawayRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  for (const path of ['/giveaway', '/giveaway-result', '/giveawayfenerium', '/giveawayfenerium-result']) {
    deps.pageData[path] = async ({ lang }) => ({ data: { '/api/giveaways': giveawaysFor(deps, lang) } });
  }

  app.get(
    '/api/giveaways',
    { schema: { response: answer({ open: orNull(round), closed: list(round) }) } },
    async ({ lang }, reply) => {
      reply.send({ payload: giveawaysFor(deps, lang) });
    },
  );

  app.post<{ Body: GiveawayEntry }>('/api/zoho/giveaway', {
    bodyLimit: 16 * 1024,
    config: { limit: 'letter', bearer: 'ignored' },
    schema: { body: formBody('giveaway/entry'), response: answer({ entry: object({ round: text }) }, 201) },
    handler: async ({ team, lang, body }, reply) => {
      const entry = await enter(deps, { team, lang }, body);
      return reply.code(201).send({ payload: { entry } });
    },
  });
}
