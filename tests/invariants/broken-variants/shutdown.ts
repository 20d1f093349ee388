import * as sound from '../../../src/server/start/shutdown.ts';
import { isNaive } from './naive.ts';

export * from '../../../src/server/start/shutdown.ts';

/** Wrong on purpose: whoever waits for an answer waits in vain. */
const endAtOnce: typeof sound.endGracefully = () => {
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
};

export const endGracefully: typeof sound.endGracefully = isNaive('shutdown')
  ? endAtOnce
  : sound.endGracefully;
