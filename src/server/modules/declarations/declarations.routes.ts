import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readForm } from '../../../shared/contracts/contract.ts';
import { serve } from '../../http/serve.ts';
import { addressKey } from '../../infra/address-key.ts';
import type { Caller } from '../../infra/budgets/caller.ts';
import { spendNow } from '../../infra/budgets/spend.service.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { answersOf } from '../../infra/forms/answers.service.ts';
import { cancellation, withdrawal } from './declaration.contract.ts';
import { submitDeclaration } from './submit-declaration.service.ts';

/** Cancelling (§ 312k BGB) and withdrawing (§ 356a BGB) without an account: the answer is the receipt. */
export async function declarationsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { config: { bearer: 'ignored' } } as const;
  const spendOnDeclaration = (request: FastifyRequest) =>
    spendNow(deps, 'declaration', [{ budget: 'declarationAddress', key: addressKey(request.ip) }]);

  serve(app, 'POST /api/contracts/cancellations', options, async (request) => {
    const { team, lang } = request;
    const form = readForm(cancellation, request.body);
    const answers = answersOf(deps, { 'contract/cancel': request.body });
    await spendOnDeclaration(request);
    return {
      receipt: await submitDeclaration(
        deps,
        { kind: 'cancellation', source: 'form', team, lang, form, answers },
        senderOf(request),
      ),
    };
  });

  serve(app, 'POST /api/contracts/withdrawals', options, async (request) => {
    const { team, lang } = request;
    const form = readForm(withdrawal, request.body);
    const answers = answersOf(deps, { 'contract/withdraw': request.body });
    await spendOnDeclaration(request);
    return {
      receipt: await submitDeclaration(
        deps,
        { kind: 'withdrawal', source: 'form', team, lang, form, answers },
        senderOf(request),
      ),
    };
  });
}

/** The same for contracts that exist and that do not: a limit that knew the contract would tell. */
function senderOf({ ip }: FastifyRequest): Caller {
  return { address: addressKey(ip), guestId: undefined, userId: undefined };
}
