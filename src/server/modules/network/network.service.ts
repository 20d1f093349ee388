import type { Api } from '../../../shared/api/api.ts';
import type { PayloadOf } from '../../../shared/api/operation.ts';
import { receptionOfAll } from '../../../shared/network.ts';
import type { CoverageRecord, Disturbance } from '../../infra/ports/network/network.ts';
import type { Area } from './find-area.ts';
import type { Told } from './told-memory.ts';

export type Coverage = PayloadOf<Api['GET /api/network/coverage']>;
export type Disturbances = PayloadOf<Api['GET /api/network/disturbances']>;

/** The reception at a place, from what the network has said of its postal codes; undefined: it does not answer. */
export function coverageOf(area: Area, told: Told<CoverageRecord[]> | undefined): Coverage {
  return {
    place: { name: area.name, codes: area.codes.length },
    reception: told ? receptionOfAll(told.value) : null,
    asOf: told ? told.at.toISOString() : null,
  };
}

/** All disturbances: those of the place first, then what does not work now, the newest first, then planned work. */
export function disturbancesOf(area: Area | undefined, told: Told<Disturbance[]> | undefined): Disturbances {
  if (!told) return { disturbances: null, asOf: null };
  const codes = new Set(area?.codes);
  const disturbances = told.value.map(({ postalCodes, affects, ...rest }) => ({
    ...rest,
    affects: [...affects],
    isHere: postalCodes.some((code) => codes.has(code)),
  }));
  return { disturbances: disturbances.sort(inOrder), asOf: told.at.toISOString() };
}

type Listed = NonNullable<Disturbances['disturbances']>[number];

function inOrder(one: Listed, other: Listed): number {
  if (one.isHere !== other.isHere) return one.isHere ? -1 : 1;
  const [isPlanned, isOtherPlanned] = [one.state === 'planned', other.state === 'planned'];
  if (isPlanned !== isOtherPlanned) return isPlanned ? 1 : -1;
  // What was planned comes in its order; of failures the newest is asked for most.
  return isPlanned ? one.since.localeCompare(other.since) : other.since.localeCompare(one.since);
}
