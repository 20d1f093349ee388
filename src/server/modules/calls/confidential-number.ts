import list from '../../../../teams/content/confidential-numbers.json' with { type: 'json' };

// `schemas/import/confidential-numbers.import.json` holds the file; a test checks it.
const confidential = new Set(list.flatMap(({ numbers }) => numbers.map(withoutCountry)));

/** Whether a number must not be recognised in any list: emergency calls, and counselling lines (§ 11 (5) TDDDG). */
export function isConfidential(number: string): boolean {
  return confidential.has(withoutCountry(number));
}

/** A number of Germany comes with its country, with a zero before the area, or as a short one. */
function withoutCountry(number: string): string {
  return number.replace(/^(?:\+49|0049|0)(?=\d)/, '');
}
