import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ORIGINAL } from '../../../shared/variants.ts';
import { httpProblem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { countSeen } from '../../infra/figures/count-form.ts';
import { ownersOf, uploadFaults } from '../../infra/uploads/claim-uploads.service.ts';
import { serve } from '../serve.ts';
import { countWording } from '../wording.ts';

const options = { config: { headers: 'optional', bearer: 'ignored' } } as const;
const dryRun = { config: { ...options.config, limit: 'dryRun' } } as const;

/** The current rules, for any client: public and stable, so that others can test against them. */
export async function formsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { definitions } = deps;

  serve(app, 'GET /api/forms', options, async (request) => {
    const all = Object.entries(definitions.versions()).map(([id, version]) => ({ id, version }));
    return { forms: all.filter(({ id }) => definitions.form(id, request.lang)) };
  });

  serve(app, 'GET /api/forms/:area/:form', options, async (request, reply) => {
    const id = idOf(request.params);
    const document = definitions.document(id, request.formLang);
    if (!document) throw httpProblem(404);
    sayLanguage(request, reply, id);
    return document;
  });

  serve(app, 'GET /api/forms/:area/:form/variant', options, async (request) => {
    const id = idOf(request.params);
    if (!definitions.form(id, request.lang)) throw httpProblem(404);
    return { variant: (await countWording(deps, request, id, 'shown')) ?? ORIGINAL };
  });

  serve(app, 'POST /api/forms/:area/:form/seen', dryRun, async ({ params, body, team }) => {
    const form = idOf(params);
    if (!definitions.form(form, 'de')) throw httpProblem(404);
    return { isCounted: countSeen(deps, { team, form, seen: body }) };
  });

  serve(app, 'POST /api/forms/:area/:form/validate', dryRun, async (request, reply) => {
    const id = idOf(request.params);
    if (!definitions.form(id, request.lang)) throw httpProblem(404);
    sayLanguage(request, reply, id);
    const judged = definitions.validate(id, request.body, request.formLang);
    const files = judged.valid ? await fileFaults(request, id, judged.value) : [];
    const errors = [...judged.errors, ...files];
    // A rule's limit is for the form on the page; this answer promises these four alone.
    return {
      valid: errors.length === 0,
      errors: errors.map(({ path, keyword, rule, message }) => ({ path, keyword, rule, message })),
    };
  });

  /** To a reader of a language of forms, the one that the form is really in. */
  function sayLanguage(request: FastifyRequest, reply: FastifyReply, id: string): void {
    if (request.formLang === request.lang) return;
    reply.header('content-language', definitions.form(id, request.formLang)?.lang);
  }

  /** Whose files are named, and whether a record has taken them, no rule of the form can know. */
  async function fileFaults(request: FastifyRequest, form: string, body: unknown) {
    const guest = await app.knownGuest(request);
    const owners = ownersOf({ userId: request.user?.id, guestId: guest?.id });
    return uploadFaults(deps, { form, body, owners, team: request.team, lang: request.formLang });
  }
}

function idOf({ area, form }: { area: string; form: string }): string {
  return `${area}/${form}`;
}
