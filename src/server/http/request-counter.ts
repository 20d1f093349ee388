const windowMs = 60_000;

/** More addresses than this in one minute are a flood that a limit cannot stop; the memory stays bounded. */
const maxAddresses = 50_000;

/** Counts the requests of each address in windows of a minute. */
export class RequestCounter {
  private readonly perMinute: number;
  private readonly counts = new Map<string, { count: number; endsAt: number }>();

  constructor(perMinute: number) {
    this.perMinute = perMinute;
  }

  /** Counts one request. @returns the seconds to wait when the limit is reached, else 0 */
  count(address: string, now: number): number {
    const known = this.counts.get(address);
    if (!known || known.endsAt <= now) {
      this.begin(address, now);
      return 0;
    }
    known.count += 1;
    return known.count > this.perMinute ? (known.endsAt - now) / 1000 : 0;
  }

  private begin(address: string, now: number): void {
    this.counts.delete(address);
    if (this.counts.size >= maxAddresses) this.forgetOver(now);
    this.counts.set(address, { count: 1, endsAt: now + windowMs });
  }

  /** Entries are in the order in which their windows began. */
  private forgetOver(now: number): void {
    for (const [address, { endsAt }] of this.counts) {
      if (endsAt > now && this.counts.size < maxAddresses) return;
      this.counts.delete(address);
    }
  }
}
