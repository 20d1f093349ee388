/** `2026-12-24` as people read it, in German and in Turkish: `24.12.2026`. Only typed dates have slashes. */
export function germanDay(isoDay: string): string {
  return isoDay.slice(0, 10).split('-').reverse().join('.');
}
