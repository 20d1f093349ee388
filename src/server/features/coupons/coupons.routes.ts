import type { FastifyInstance } from 'fastify';
import { couponKinds } from '../../../shared/enums.ts';
import { couponFor } from '../../modules/catalogue/coupon.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, integer, object, oneOf, orNull, text } from '../../plugins/answer-schema.ts';

const name = { type: 'string', maxLength: 64 };
const couponAnswer = object({
  code: text,
  kind: oneOf(...couponKinds),
  amount: integer,
  months: orNull(integer),
  label: text,
});

interface Question {
  Params: { code: string };
  Querystring: { tariffId?: string };
}

/** What a coupon is worth, for a plan or in general. */
export async function couponsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.get<Question>('/api/coupon-codes/:code', {
    schema: {
      params: object({ code: name }),
      querystring: { type: 'object', additionalProperties: false, properties: { tariffId: name } },
      response: answer({ coupon: couponAnswer }),
    },
    handler: async ({ team, lang, params, query }) => {
      const coupon = await couponFor(deps, { team, lang, code: params.code.trim(), ...query });
      return { payload: { coupon } };
    },
  });
}
