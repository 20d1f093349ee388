import list from '../../../../teams/content/confidential-numbers.json' with { type: 'json' };
import type { Zone } from '../../../shared/enums.ts';

// `schemas/import/confidential-numbers.import.json` holds the file; a test checks it.
interface Entry {
  numbers: string[];
  /** Of an emergency number abroad: where it is one. At home it may be another service. */
  zones?: string[];
}
const entries: Entry[] = list;

const confidential = new Set(
  entries.filter(({ zones }) => !zones).flatMap(({ numbers }) => numbers.map(withoutCountry)),
);
const abroad = new Set(
  entries.flatMap(({ numbers, zones = [] }) =>
    zones.flatMap((zone) => numbers.map((one) => `${zone} ${one}`)),
  ),
);

/** Whether a number must not be recognised in any list: emergency calls, and counselling lines (§ 11 (5) TDDDG). */
export function isConfidential(number: string, zone: Zone): boolean {
  return confidential.has(withoutCountry(number)) || abroad.has(`${zone} ${number}`);
}

/** A number of Germany comes with its country, with a zero before the area, or as a short one. */
function withoutCountry(number: string): string {
  return number.replace(/^(?:\+49|0049|0)(?=\d)/, '');
}
