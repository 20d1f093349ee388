import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RefusedForm } from '../../../shared/form-post.ts';
import { withoutSecrets } from '../../../shared/without-secrets.ts';
import type { Problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { faultOf, noteRefusal } from '../problem-answer.ts';
import type { ReadPost } from './read-post.ts';

/** A form that comes back with its errors at their fields; log and headers are those of a refused call. */
export function refusedForm(
  deps: AppDeps,
  { form, script, values }: ReadPost,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): { posted: RefusedForm; status: number } {
  const fault = faultOf(request, error);
  noteRefusal(request, reply, fault);
  const typed = withoutSecrets(values, script.ui);
  return { posted: { form, values: typed, errors: errorsOf(deps, fault, request) }, status: fault.status };
}

/** As the browser says them: at the fields, else as one sentence above the form. */
function errorsOf({ words }: AppDeps, { details, status, wordKey }: Problem, { lang }: FastifyRequest) {
  const said = words.text(lang, wordKey);
  const sentence =
    status >= 500 ? words.text(lang, 'app.form.failed', { fault: said.replace(/\.$/, '') }) : said;
  const { errors = [] } = details;
  if (errors.length === 0) return [{ path: '', message: sentence }];
  return errors.map(({ path, rule, message }) => ({ path, rule, message: message ?? sentence }));
}
