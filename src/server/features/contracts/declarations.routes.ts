import type { FastifyInstance } from 'fastify';
import type { ContractCancel, ContractWithdraw } from '../../../shared/generated/forms.ts';
import { receiptAnswer } from '../../commerce/contracts/declaration.schema.ts';
import { declare } from '../../modules/declarations/submit-declaration.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer } from '../../plugins/answer-schema.ts';
import { formBody } from '../../plugins/form-body.ts';

/** Cancelling (§ 312k BGB) and withdrawing (§ 356a BGB) without an account: the answer is the receipt. */
export async function declarationsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const config = { limit: 'letter', bearer: 'ignored' } as const;
  const response = answer({ receipt: receiptAnswer }, 201);

  app.post<{ Body: ContractCancel }>('/api/contracts/cancellations', {
    config,
    schema: { body: formBody('contract/cancel'), response },
    handler: async ({ team, lang, body }, reply) => {
      const declaration = { kind: 'cancellation', source: 'form', team, lang, form: body } as const;
      return reply.code(201).send({ payload: { receipt: await declare(deps, declaration) } });
    },
  });

  app.post<{ Body: ContractWithdraw }>('/api/contracts/withdrawals', {
    config,
    schema: { body: formBody('contract/withdraw'), response },
    handler: async ({ team, lang, body }, reply) => {
      const declaration = { kind: 'withdrawal', source: 'form', team, lang, form: body } as const;
      return reply.code(201).send({ payload: { receipt: await declare(deps, declaration) } });
    },
  });
}
