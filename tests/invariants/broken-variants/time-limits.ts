import * as sound from '../../../src/server/infra/db/time-limits.ts';
import { isNaive } from './naive.ts';

export * from '../../../src/server/infra/db/time-limits.ts';

/** Wrong on purpose: a request waits for the database as long as it takes. */
const withoutLimits: typeof sound.driverSettings = () => sound.driverSettings(undefined);

export const driverSettings: typeof sound.driverSettings = isNaive('time-limits')
  ? withoutLimits
  : sound.driverSettings;
