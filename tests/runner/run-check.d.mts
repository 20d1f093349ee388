export interface Result {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}
export function tally(
  code: number,
  count?: () => Pick<Result, 'passed' | 'failed'>,
): Pick<Result, 'passed' | 'failed'>;
export function tableOf(results: Result[]): string;
/** One text for all failures and for what passed when it was repeated, each with the name of its check. */
export function failuresOf(results: { name: string; failed: number; failures: string[] }[]): string;
