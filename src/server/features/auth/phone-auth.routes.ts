import type { FastifyInstance } from 'fastify';
import type { AuthOtp, AuthPhone } from '../../../shared/generated/forms.ts';
import { otpSentProperties } from '../../accounts/otp.schema.ts';
import { sendCode } from '../../modules/customers/otp.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, text } from '../../plugins/answer-schema.ts';
import { formBody } from '../../plugins/form-body.ts';
import { provePhone } from './prove-phone.service.ts';

/** A phone is proved by a code; the proof stays with the guest's cookie. */
export async function phoneAuthRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.post<{ Body: AuthPhone }>(
    '/api/phone-auth/generate-otp',
    { schema: { body: formBody('auth/phone'), response: answer(otpSentProperties) } },
    async (request, reply) => {
      const { team, lang, body } = request;
      const guest = await app.guest(request, reply);
      const code = {
        team,
        lang,
        guestId: guest.id,
        purpose: 'phone',
        phone: body.phone,
        isDelivered: true,
      } as const;
      reply.send({ payload: await deps.db.transaction((tx) => sendCode(tx, deps, code)) });
    },
  );

  app.post<{ Body: AuthOtp }>(
    '/api/phone-auth/verify-otp',
    { schema: { body: formBody('auth/otp'), response: answer({ phone: text }) } },
    async (request, reply) => {
      const guest = await app.guest(request, reply);
      const phone = await provePhone(deps, request.team, guest.id, request.user?.id, request.body.code);
      reply.send({ payload: { phone } });
    },
  );
}
