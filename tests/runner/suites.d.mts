export interface Check {
  key: string;
  name: string;
  count?: () => Counted;
}
interface Counted {
  passed: number;
  failed: number;
  /** A text for each: its file, its name and the beginning of its message. */
  failures: string[];
}
export function endToEnd(reports: string): Check;
export function suite(reports: string, project: string, left?: string[]): Required<Check>;
