import type { FastifyInstance } from 'fastify';
import { object, oneOf, type Static, shortText, text } from '../../../shared/api/shapes.ts';
import { formatCents } from '../../../shared/money.ts';
import { httpProblem } from '../../errors/problem.ts';
import { plainPage } from '../../http/html.ts';
import { allowPage } from '../../http/security-headers.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { escapeHtml } from '../../infra/escape-html.ts';
import { answerObjections } from '../../modules/billing/answer-objections.service.ts';
import { decide, undecided } from '../../modules/billing/decide-objection.service.ts';

const page = { response: { 200: text } };
const body = object({
  number: shortText(20),
  verdict: oneOf('accepted', 'rejected'),
  cents: shortText(9, { pattern: '^\\d*$' }),
  explanation: shortText(1_000),
});
type Decision = { Body: Static<typeof body> };

/** A person plays the service: answers objections to bills. Plain routes: HTML. In production: `npm run operate`. */
export async function objectionsDeskRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  if (!deps.config.embedded.devPages) return;

  app.get('/dev/objections', { schema: page }, async (_request, reply) => {
    const waiting = await undecided(deps);
    const shown = waiting.length > 0 ? waiting.map(article).join('') : '<p>No objection waits.</p>';
    return allowPage(reply).send(plainPage('Objections', '/dev/style.css', shown));
  });

  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, form, done) => done(null, Object.fromEntries(new URLSearchParams(String(form)))),
    );
    forms.post<Decision>(
      '/dev/objections',
      { schema: { body, response: { 303: { type: 'null' } } } },
      async ({ body: { number, verdict, cents, explanation } }, reply) => {
        const credit = verdict === 'accepted' ? Number(cents) : null;
        if (!(await decide(deps, number, credit, explanation))) throw httpProblem(400);
        await answerObjections(deps, (cause) => deps.onOutsideFailure(cause, 'answer an objection'));
        return reply.redirect('/dev/objections', 303);
      },
    );
  });
}

function article(objection: Awaited<ReturnType<typeof undecided>>[number]): string {
  const { number, team, lang, invoiceNumber, totalCents, reason, message } = objection;
  const about = [team, lang, reason, `bill ${invoiceNumber}`, formatCents(totalCents)].join(' · ');
  const end = `<input type="hidden" name="number" value="${escapeHtml(number)}">
<p><label>Explanation <textarea name="explanation" maxlength="1000" rows="3"></textarea></label></p>`;
  const form = (verdict: string, fields: string, button: string) =>
    `<form method="post" action="/dev/objections"><input type="hidden" name="verdict" value="${verdict}">${fields}${end}
<button>${button}</button></form>`;
  const credit = `<p><label>Credit in cents <input name="cents" inputmode="numeric" value="${totalCents}"></label></p>`;
  const none = '<input type="hidden" name="cents" value="">';
  return `<article><h2>${escapeHtml(number)}</h2><p><small>${escapeHtml(about)}</small></p>
<pre>${escapeHtml(message)}</pre>${form('accepted', credit, 'Accept')}${form('rejected', none, 'Reject')}</article>`;
}
