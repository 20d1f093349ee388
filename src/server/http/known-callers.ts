/** A caller who logged out may keep the own budget for this long. */
const keptMs = 60_000;

/** More than this many in one minute would need much memory; the oldest are looked up again. */
const maxKnown = 50_000;

/**
 * Remembers for a minute to whom a token or cookie belongs, so that counting a request needs no query. A claim is a
 * hash of the token.
 */
export class KnownCallers {
  private readonly callers = new Map<string, { caller: string; endsAt: number }>();

  find(claim: string, now: number): string | undefined {
    const known = this.callers.get(claim);
    return known && known.endsAt > now ? known.caller : undefined;
  }

  remember(claim: string, caller: string, now: number): void {
    this.callers.delete(claim);
    this.callers.set(claim, { caller, endsAt: now + keptMs });
    const [oldest] = this.callers.keys();
    if (this.callers.size > maxKnown && oldest !== undefined) this.callers.delete(oldest);
  }
}
