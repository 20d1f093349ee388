import { expectTypeOf, test } from 'vitest';
import { call } from '../../../src/client/lib/call.ts';
import { useCall } from '../../../src/client/lib/use-call.ts';

/** Never called: `npm run typecheck` reads it. A line that compiles against its mark fails there. */
async function plantedBeliefs() {
  const { order } = await call('GET /api/orders/:id', { params: { id: '1' } });
  // @ts-expect-error A field that the client believes and no shape promises.
  order.nobodyServesThis;
  // @ts-expect-error A path that is no operation.
  await call('GET /api/nothing');
  // @ts-expect-error A parameter of the path is missing.
  await call('GET /api/orders/:id', {});
  // @ts-expect-error A body that the operation does not take.
  await call('POST /api/orders', { body: { form: {} } });
}

function usePlantedBeliefs() {
  // @ts-expect-error Only what is read can be kept: this call writes.
  useCall('POST /api/orders', {});
}

test('what the client may believe of an answer is what its shape promises', () => {
  expectTypeOf(plantedBeliefs).toBeFunction();
  expectTypeOf(usePlantedBeliefs).toBeFunction();
  expectTypeOf(call<'GET /api/usage/me'>).returns.resolves.toHaveProperty('usage');
});
