import type { FastifyInstance } from 'fastify';
import { object, oneOf, optional, type Static, shortText, text } from '../../../shared/api/shapes.ts';
import { berlinMoment } from '../../../shared/berlin-moment.ts';
import { addDays, addMonths } from '../../../shared/calendar.ts';
import { berlinToday, isIsoDate } from '../../../shared/dates.ts';
import { httpProblem } from '../../errors/problem.ts';
import { plainPage } from '../../http/html.ts';
import { allowPage } from '../../http/security-headers.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { passDays } from './clock.service.ts';

const body = object({ by: optional(oneOf('day', 'week', 'month')), to: optional(shortText(10)) });
type Passing = Static<typeof body>;
const page = { response: { 200: text } };

/** The time of a demonstration, which people can move: each passed day runs the jobs of a day. Plain routes: HTML. */
export async function clockRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  if (!deps.config.embedded.devPages || !deps.shiftedClock) return;

  app.get('/dev/clock', { schema: page }, async (_request, reply) =>
    allowPage(reply).send(plainPage('Clock', '/dev/style.css', clockBody(deps))),
  );

  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, form, done) => done(null, Object.fromEntries(new URLSearchParams(String(form)))),
    );
    forms.post<{ Body: Passing }>(
      '/dev/clock',
      { schema: { body, response: { 303: { type: 'null' } } } },
      async (request, reply) => {
        await passDays(deps, targetDay(deps, request.body));
        return reply.redirect('/dev/clock', 303);
      },
    );
  });
}

function targetDay({ clock }: AppDeps, { by, to }: Passing): string {
  const today = berlinToday(clock());
  if (by === 'month') return addMonths(today, 1);
  if (by) return addDays(today, by === 'week' ? 7 : 1);
  if (!to || !isIsoDate(to) || to < today || to > addMonths(today, 12)) throw httpProblem(422);
  return to;
}

function clockBody({ clock }: AppDeps): string {
  const { day, time } = berlinMoment(clock());
  const button = (by: string, label: string) => `<button name="by" value="${by}">${label}</button>`;
  return `<p>It is <strong>${day}, ${time}</strong> in Berlin. The clock only goes forward; every day on the way does
what a day does: parcels, portings, invoices, reminders, ends. Sessions run out with it, so log in again.</p>
<form method="post" action="/dev/clock">${button('day', '+ 1 day')} ${button('week', '+ 7 days')} ${button('month', '+ 1 month')}</form>
<form method="post" action="/dev/clock"><label>To <input type="date" name="to" min="${berlinToday(clock())}" required></label>
<button>Go</button></form>
<p><a href="/dev/outbox">Outbox</a></p>`;
}
