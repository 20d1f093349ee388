export interface Check {
  key: string;
  name: string;
  count?: () => { passed: number; failed: number };
}
export function endToEnd(reports: string): Check;
