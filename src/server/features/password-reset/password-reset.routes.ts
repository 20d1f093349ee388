import type { FastifyInstance } from 'fastify';
import type { AuthForgotPassword, AuthOtp, AuthResetPassword } from '../../../shared/generated/forms.ts';
import { otpSentProperties } from '../../accounts/otp.schema.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, text } from '../../plugins/answer-schema.ts';
import { formBody } from '../../plugins/form-body.ts';
import { problem } from '../../errors/problem.ts';
import { allowReset, askForReset, resetPassword } from './password-reset.service.ts';

/** A forgotten password: a code by SMS, a token for the code, a new password for the token. */
export async function passwordResetRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const config = { bearer: 'ignored' } as const;

  app.post<{ Body: AuthForgotPassword }>(
    '/api/users/reset-password/generate-otp',
    { config, schema: { body: formBody('auth/forgot-password'), response: answer(otpSentProperties) } },
    async (request, reply) => {
      const guest = await app.guest(request, reply);
      reply.send({ payload: await askForReset(deps, request, guest.id, request.body.phone) });
    },
  );

  app.post<{ Body: AuthOtp }>(
    '/api/users/reset-password/verify-otp',
    { config, schema: { body: formBody('auth/otp'), response: answer({ resetToken: text }) } },
    async (request, reply) => {
      const guest = await app.guest(request, reply);
      const resetToken = await allowReset(deps, request.team, guest.id, request.body.code);
      reply.send({ payload: { resetToken } });
    },
  );

  app.post<{ Body: AuthResetPassword }>(
    '/api/users/reset-password',
    { config, schema: { body: formBody('auth/reset-password'), response: answer({}) } },
    async (request, reply) => {
      const token = request.headers['x-reset-token'];
      if (typeof token !== 'string') throw problem(1007);
      await resetPassword(deps, request, token, request.body.password);
      reply.send({ payload: {} });
    },
  );
}
