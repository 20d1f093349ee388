import { httpSystem, type SystemAddress } from '../http/http-system.ts';
import type { NetworkPort } from './network.ts';
import { networkOperations as operations } from './network-operations.ts';

/** The mobile network over HTTP, as `network.openapi.json` describes it. */
export function httpNetwork(address: SystemAddress): NetworkPort {
  const system = httpSystem(address);
  return {
    usage: async (body, signal) => (await system.call(operations.usage, { body, signal }))?.records ?? [],
    connections: async (body, signal) =>
      told(await system.call(operations.connections, { body, signal })).records,
    activate: async ({ lineId: id, ...body }, signal) =>
      same(id, await system.call(operations.activate, { id, body, signal })),
    changePlan: async ({ lineId: id, ...body }, signal) =>
      same(id, await system.call(operations.changePlan, { id, body, signal })),
    changeSim: async ({ lineId: id, ...body }, signal) =>
      same(id, await system.call(operations.changeSim, { id, body, signal })),
    block: async ({ lineId: id, at }, signal) =>
      same(id, await system.call(operations.block, { id, body: { at }, signal })),
    unblock: async ({ lineId: id, at }, signal) =>
      same(id, await system.call(operations.unblock, { id, body: { at }, signal })),
    bar: async ({ lineId: id, ...body }, signal) =>
      same(id, await system.call(operations.bar, { id, body, signal })),
    grant: async ({ id, ...body }, signal) =>
      same(id, await system.call(operations.grant, { id, body, signal })),
    endGrant: async ({ id, at }, signal) =>
      same(id, await system.call(operations.endGrant, { id, body: { at }, signal })),
    esimProfile: async (id, signal) => {
      const profile = of(id, await system.call(operations.esimProfile, { id, signal }));
      return { smdpAddress: profile.smdpAddress, activationCode: profile.activationCode };
    },
    simSecrets: async (id, signal) => {
      const { pin, puk } = of(id, await system.call(operations.simSecrets, { id, signal }));
      return { pin, puk };
    },
    coverage: async (postalCodes, signal) =>
      told(await system.call(operations.coverage, { body: { postalCodes }, signal })).records,
    disturbances: async (signal) => told(await system.call(operations.disturbances, { signal })).disturbances,
  };
}

/** @throws Error for a refusal: no list is not an empty one */
function told<T>(answer: T | null): T {
  if (answer === null) throw new Error('The network refused to answer.');
  return answer;
}

function same(id: string, answer: { id: string } | null): void {
  of(id, answer);
}

/** @throws Error when the answer is about another thing: a foreign eSIM or PUK must never be shown */
function of<T extends { id: string }>(id: string, answer: T | null): T {
  if (answer?.id !== id) throw new Error('The answer is about another line or card.');
  return answer;
}
