import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import type { FormId } from '../../../shared/contracts/form-ids.ts';
import type { KeepAnswer } from '../../infra/form-posts/form-post.service.ts';

/** A request whose body is the valid form. */
export type FormRequest<Id extends FormId> = FastifyRequest & { body: FormBody<Id> };

/** What a module does with a form of its own that was sent without scripts: the same as with the call of the API. */
export type FormPost<Id extends FormId = FormId> =
  /** It keeps the answer in its transaction, and the form's page shows it. */
  | {
      does(request: FormRequest<Id>, keep: KeepAnswer): Promise<void>;
      /** What must be fresh each time, such as links that hold for minutes. */
      shows?(answer: unknown): unknown;
    }
  /** It leads to another page; sending it twice does no harm. */
  | { leadsTo(request: FormRequest<Id>, reply: FastifyReply): Promise<`/${string}`> };

declare module 'fastify' {
  interface FastifyInstance {
    formPosts: ReadonlyMap<string, FormPost>;
  }
}

/** Registers it; the page's record names the form in `posts`. */
export function takeFormPost<Id extends FormId>(app: FastifyInstance, form: Id, post: FormPost<Id>): void {
  // The routes ask for it by the form that they have validated.
  const posts = app.formPosts as Map<string, FormPost<Id>>;
  posts.set(form, post);
}
