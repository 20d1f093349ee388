/** `2026-12-24` as dates are typed and shown here: `24/12/2026` (DECISIONS "Rules"). */
export function formatDay(isoDay: string): string {
  const [year, month, day] = isoDay.slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}
