import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../infra/deps.ts';
import type { VariantOutcome } from '../infra/variants/variant-counts.ts';
import { variantOf } from '../infra/variants/variant-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The form with variants that the request sends, and the wording that its sender saw. */
    sentWording: { form: string; variant: string } | undefined;
  }
}

/** The wording of a form that the caller sees; undefined where it has one alone, or the caller has no id. */
async function wordingFor(deps: AppDeps, request: FastifyRequest, form: string): Promise<string | undefined> {
  const variants = deps.definitions.form(form, request.lang)?.variants ?? [];
  if (variants.length === 0) return undefined;
  const caller = request.user?.id ?? (await request.server.knownGuest(request))?.id;
  return caller === undefined ? undefined : variantOf(form, variants, caller);
}

/**
 * Counts what happens to a wording, and says which one it is. Strangers all see the original and are not counted: those
 * who do and those who do not see a variant must be people of the same kind.
 */
export async function countWording(
  deps: AppDeps,
  request: FastifyRequest,
  form: string,
  outcome: VariantOutcome,
): Promise<string | undefined> {
  const variant = await wordingFor(deps, request, form);
  if (variant === undefined) return undefined;
  deps.variants.count(form, variant, outcome);
  if (outcome === 'sent') request.sentWording = { form, variant };
  return variant;
}

/** Counts how sending a form has ended. A fault of the server says nothing about a wording. */
export function countOutcomes(app: FastifyInstance, { variants }: AppDeps): void {
  app.decorateRequest('sentWording', undefined);
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const { sentWording } = request;
    if (sentWording && statusCode < 500)
      variants.count(sentWording.form, sentWording.variant, statusCode < 400 ? 'accepted' : 'refused');
    done();
  });
}
