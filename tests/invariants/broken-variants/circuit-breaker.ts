import * as sound from '../../../src/server/infra/ports/circuit-breaker.ts';
import { isNaive } from './naive.ts';

export * from '../../../src/server/infra/ports/circuit-breaker.ts';

/** Wrong on purpose: whoever is asked will answer some day. */
const trusting: typeof sound.circuitBreaker = () => {
  let state: sound.PortState = 'ok';
  return {
    state: () => state,
    call: async (work) => {
      try {
        const answer = await work(new AbortController().signal);
        state = 'ok';
        return answer;
      } catch (error) {
        state = 'failing';
        throw error;
      }
    },
  };
};

export const circuitBreaker: typeof sound.circuitBreaker = isNaive('guard') ? trusting : sound.circuitBreaker;
