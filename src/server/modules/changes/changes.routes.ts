import type { FastifyInstance } from 'fastify';
import { readForm } from '../../../shared/contracts/contract.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { idempotencyKeyOf } from '../../http/idempotency-key.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { answersOf } from '../../infra/forms/answers.service.ts';
import { userOf } from '../customers/bearer.http.ts';
import { callerOf } from '../customers/caller.http.ts';
import { storeSummary } from '../orders/contract-summary/store-summary.service.ts';
import { changeFacts } from './change-facts.ts';
import { changeTariff, revokeChange, wishedChange } from './change-tariff.service.ts';
import { tariffChange } from './tariff-change.contract.ts';
import { changesOf, plannedView } from './tariff-offers.service.ts';

/** Another tariff for a running line: what there is, its contract summary, the order, and the way back. */
export async function changesRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { preHandler: app.requireUser };

  serve(app, 'GET /api/tariffs/me/changes', options, (request) =>
    changesOf(deps, request, userOf(request).id, request.query.contractId),
  );

  serve(app, 'POST /api/tariffs/me/contract-summary', options, async (request) => {
    const { team, lang, query, body } = request;
    const userId = userOf(request).id;
    const { tariffId, earlyStart } = body;
    const wish = { reader: { team, lang }, userId, contractId: query.contractId, tariffId };
    const { line, tariff } = await wishedChange(deps, wish);
    const facts = changeFacts(line, tariff, { today: berlinToday(deps.clock()), earlyStart });
    const shown = { owner: `user:${userId}`, caller: await callerOf(app, request) } as const;
    return { summary: await storeSummary(deps, facts, shown) };
  });

  serve(app, 'POST /api/tariffs/me', options, async (request) => {
    const { team, lang, query } = request;
    const { tariffId, earlyStart } = readForm(tariffChange, request.body);
    const change = await changeTariff(deps, {
      reader: { team, lang },
      userId: userOf(request).id,
      contractId: query.contractId,
      tariffId,
      earlyStart,
      answers: answersOf(deps, { 'contract/tariff-change': request.body }),
      idempotencyKey: idempotencyKeyOf(request),
    });
    return { planned: await plannedView(deps, change, lang) };
  });

  serve(app, 'DELETE /api/tariffs/me/changes', options, async (request) => {
    await revokeChange(deps, userOf(request).id, request.query.contractId);
    return { planned: null };
  });
}
