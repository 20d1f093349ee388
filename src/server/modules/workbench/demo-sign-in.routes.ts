import type { FastifyInstance } from 'fastify';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { type Pairs, pairsSchema, takePlainForms } from '../../http/urlencoded.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { demoStaff } from './demo-staff.ts';
import { entranceSchema, welcome } from './entrance.http.ts';
import { nothingHere } from './staff.http.ts';

/** In development, where no provider is set: one press of a button signs in. */
export async function demoSignInRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { workbench, mode } = deps.config;
  if (!workbench || workbench.provider || mode === 'production') return;
  await app.register(async (forms) => {
    takePlainForms(forms);
    forms.post<{ Body: Pairs }>(
      '/workbench/sign-in',
      { schema: { ...entranceSchema, body: pairsSchema } },
      async (request, reply) => {
        requireSameOrigin(deps, request);
        const id = request.body.find(([name]) => name === 'id')?.[1];
        const person = demoStaff.find((one) => one.id === id);
        return person ? welcome(deps, request, reply, person) : nothingHere();
      },
    );
  });
}
