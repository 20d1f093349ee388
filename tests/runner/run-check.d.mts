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
/** One text for all failures, each with the name of its check. */
export function failuresOf(results: { name: string; failures: string[] }[]): string;
/** Runs one check, whose output is shown whole when it fails, and how far it is meanwhile. */
export function runCheck(check: { name: string; command: string; args: string[] }): Promise<Result>;
