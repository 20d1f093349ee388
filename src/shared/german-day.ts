/** `2026-12-24` as German papers write it: `24.12.2026`. */
export function germanDay(isoDay: string): string {
  return isoDay.slice(0, 10).split('-').reverse().join('.');
}
