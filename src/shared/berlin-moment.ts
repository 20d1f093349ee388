const berlin = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

/** A moment as a clock in Berlin shows it. */
export interface BerlinMoment {
  /** `25.10.2026` */
  day: string;
  /** `02:30:00` */
  time: string;
  /** In the night when summer time ends, 02:30 occurs twice: only the zone tells which one it was. */
  zone: 'summer' | 'winter';
}

/** Date and time in Europe/Berlin, with summer or winter time. */
export function berlinMoment(moment: Date): BerlinMoment {
  const parts = new Map(berlin.formatToParts(moment).map(({ type, value }) => [type, value]));
  const of = (...types: Intl.DateTimeFormatPartTypes[]) => types.map((type) => parts.get(type) ?? '');
  return {
    day: of('day', 'month', 'year').join('.'),
    time: of('hour', 'minute', 'second').join(':'),
    zone: parts.get('timeZoneName') === 'GMT+02:00' ? 'summer' : 'winter',
  };
}
