import { networkServices, technologies } from '../../../../shared/network.ts';
import { type CoverageRecord, codesPerCall, type Disturbance } from './network.ts';

/** @throws Error unless each code that was asked for has one record of each technology, and no other code has any */
export function checkCoverage(records: CoverageRecord[], codes: readonly string[]): CoverageRecord[] {
  const asked = new Set(codes);
  const seen = new Set(records.map(({ postalCode, technology }) => `${postalCode} ${technology}`));
  if (asked.size > codesPerCall) throw new Error('Too many postal codes were asked for.');
  const isForeign = records.some(({ postalCode }) => !asked.has(postalCode));
  const isWhole = seen.size === asked.size * technologies.length && records.length === seen.size;
  if (isForeign || !isWhole) throw new Error('The network answered with a coverage that cannot be.');
  return records.map(({ postalCode, technology, outdoors, indoors }) => ({
    postalCode,
    technology,
    outdoors,
    indoors,
  }));
}

/** @throws Error for moments that are none, an end before the begin, nothing that is affected, or an id that comes twice */
export function checkDisturbances(disturbances: Disturbance[]): Disturbance[] {
  if (new Set(disturbances.map(({ id }) => id)).size !== disturbances.length)
    throw new Error('The network named a disturbance twice.');
  return disturbances.map(checked);
}

function checked({ id, region, postalCodes, since, expectedEnd, affects, state }: Disturbance): Disturbance {
  const begin = Date.parse(since);
  const end = expectedEnd === null ? null : Date.parse(expectedEnd);
  if (Number.isNaN(begin) || (end !== null && !(end > begin)) || affects.length === 0)
    throw new Error('The network named a disturbance that cannot be.');
  return {
    id,
    region,
    postalCodes,
    since: new Date(begin).toISOString(),
    expectedEnd: end === null ? null : new Date(end).toISOString(),
    // Each one once, in our order.
    affects: networkServices.filter((service) => affects.includes(service)),
    state,
  };
}
