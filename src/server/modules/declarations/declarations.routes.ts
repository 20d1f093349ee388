import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readForm } from '../../../shared/contracts/contract.ts';
import type { FormId } from '../../../shared/contracts/form-ids.ts';
import { type FormRequest, takeFormPost } from '../../http/pages/form-post.ts';
import { serve } from '../../http/serve.ts';
import { addressKey } from '../../infra/address-key.ts';
import type { Caller } from '../../infra/budgets/caller.ts';
import { spendNow } from '../../infra/budgets/spend.service.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { KeepAnswer } from '../../infra/form-posts/form-post.service.ts';
import { answersOf } from '../../infra/forms/answers.service.ts';
import { withFreshLink } from './confirm-declaration.service.ts';
import { cancellation, withdrawal } from './declaration.contract.ts';
import { type Alongside, submitDeclaration } from './submit-declaration.service.ts';

/**
 * Cancelling (§ 312k BGB) and withdrawing (§ 356a BGB) without an account: the answer is the receipt. Both also work by a
 * plain form, without scripts.
 */
export async function declarationsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { config: { bearer: 'ignored' } } as const;
  const spendOnDeclaration = (request: FastifyRequest) =>
    spendNow(deps, 'declaration', [{ budget: 'declarationAddress', key: addressKey(request.ip) }]);

  const cancel = async (request: FormRequest<'contract/cancel'>, alongside?: Alongside) => {
    const { team, lang } = request;
    const form = readForm(cancellation, request.body);
    const answers = answersOf(deps, { 'contract/cancel': request.body });
    await spendOnDeclaration(request);
    const declaration = { kind: 'cancellation', source: 'form', team, lang, form, answers } as const;
    return { receipt: await submitDeclaration(deps, declaration, senderOf(request), { alongside }) };
  };

  const withdraw = async (request: FormRequest<'contract/withdraw'>, alongside?: Alongside) => {
    const { team, lang } = request;
    const form = readForm(withdrawal, request.body);
    const answers = answersOf(deps, { 'contract/withdraw': request.body });
    await spendOnDeclaration(request);
    const declaration = { kind: 'withdrawal', source: 'form', team, lang, form, answers } as const;
    return { receipt: await submitDeclaration(deps, declaration, senderOf(request), { alongside }) };
  };

  serve(app, 'POST /api/contracts/cancellations', options, (request) => cancel(request));
  serve(app, 'POST /api/contracts/withdrawals', options, (request) => withdraw(request));

  const shows = (answer: unknown) => withFreshLink(deps, answer);
  const does =
    <Id extends FormId>(act: (request: FormRequest<Id>, alongside: Alongside) => Promise<unknown>) =>
    async (request: FormRequest<Id>, keep: KeepAnswer) =>
      void (await act(request, (tx, receipt) => keep(tx, { receipt })));
  takeFormPost(app, 'contract/cancel', { does: does(cancel), shows });
  takeFormPost(app, 'contract/withdraw', { does: does(withdraw), shows });
}

/** The same for contracts that exist and that do not: a limit that knew the contract would tell. */
function senderOf({ ip }: FastifyRequest): Caller {
  return { address: addressKey(ip), guestId: undefined, userId: undefined };
}
