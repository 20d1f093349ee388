import type { FastifyInstance } from 'fastify';
import { berlinMoment } from '../../../shared/berlin-moment.ts';
import { addDays, addMonths } from '../../../shared/calendar.ts';
import { berlinToday, isIsoDate } from '../../../shared/dates.ts';
import type { AppDeps } from '../../deps.ts';
import { plainPage } from '../../http/html.ts';
import { httpProblem } from '../../errors/problem.ts';
import { allowPage } from '../../http/security-headers.ts';
import { passDays } from '../../features/dev/clock.service.ts';

const body = {
  type: 'object',
  additionalProperties: false,
  properties: { by: { enum: ['day', 'week', 'month'] }, to: { type: 'string', maxLength: 10 } },
};
const page = { response: { 200: { type: 'string' } } };

/** The time of a demonstration, to be moved by people: each day that passes does what a day does. */
export async function clockRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  if (!deps.config.embedded.devPages || !deps.shiftedClock) return;

  app.get('/dev/clock', { schema: page }, async (_request, reply) =>
    allowPage(reply).send(plainPage('Clock', '/dev/style.css', clockBody(deps))),
  );

  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    forms.post<{ Body: { by?: 'day' | 'week' | 'month'; to?: string } }>(
      '/dev/clock',
      { schema: { body, response: { 303: { type: 'null' } } } },
      async (request, reply) => {
        await passDays(deps, targetDay(deps, request.body));
        return reply.redirect('/dev/clock', 303);
      },
    );
  });
}

function targetDay({ clock }: AppDeps, { by, to }: { by?: string; to?: string }): string {
  const today = berlinToday(clock());
  if (by === 'month') return addMonths(today, 1);
  if (by) return addDays(today, by === 'week' ? 7 : 1);
  if (!to || !isIsoDate(to) || to < today || to > addMonths(today, 12)) throw httpProblem(422);
  return to;
}

function clockBody({ clock }: AppDeps): string {
  const { day, time } = berlinMoment(clock());
  const button = (by: string, text: string) => `<button name="by" value="${by}">${text}</button>`;
  return `<p>It is <strong>${day}, ${time}</strong> in Berlin. The clock only goes forward; every day on the way does
what a day does: parcels, portings, invoices, reminders, ends. Sessions run out with it, so log in again.</p>
<form method="post" action="/dev/clock">${button('day', '+ 1 day')} ${button('week', '+ 7 days')} ${button('month', '+ 1 month')}</form>
<form method="post" action="/dev/clock"><label>To <input type="date" name="to" min="${berlinToday(clock())}" required></label>
<button>Go</button></form>
<p><a href="/dev/outbox">Outbox</a></p>`;
}
