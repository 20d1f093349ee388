import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FormPageAddress } from '../../shared/form-page.ts';
import { type Problem, tooManyRequests } from '../errors/problem.ts';
import { addressKey } from '../infra/address-key.ts';
import type { AppDeps } from '../infra/deps.ts';
import { KnownCallers } from './known-callers.ts';
import { isOwnCall } from './own-call.ts';
import { pageAddress } from './pages/page-address.ts';
import { RequestCounter } from './request-counter.ts';
import { isCall } from './route-kind.ts';

/**
 * `call`: counts for the caller; every call of the API has it unless it names another. `dryRun`: has its own, higher
 * limit (forms validate while a user types). `address`: counts for the address alone, as pages do. `none`: files, and
 * webhooks, because a provider sends all of them from one address.
 */
type Limit = 'call' | 'dryRun' | 'address' | 'none';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: Limit;
  }
}

/** How the server recognises the person behind a request. */
export interface Callers {
  /** A name for the token or cookie of the request, before it is verified; undefined without one. */
  claimOf(request: FastifyRequest): string | undefined;
  /** The account or guest that the token belongs to; undefined for a made-up or expired one. */
  callerOf(request: FastifyRequest): Promise<string | undefined>;
}

type LimitDeps = Pick<AppDeps, 'clock'> & { definitions: Pick<AppDeps['definitions'], 'pages'> };

/**
 * Limits of requests per minute, counted in each process: a protection against floods. Limits that must be exact (codes,
 * logins, mails) are counted in the database. A stadium has one address, so a request counts for its account or guest; without
 * either it counts for its address, whose limit is far higher. All requests of an address together have a limit too.
 */
export class RateLimits {
  private readonly deps: LimitDeps;
  private readonly known = new KnownCallers();
  private readonly counters;

  constructor({ clock, definitions, config }: LimitDeps & Pick<AppDeps, 'config'>) {
    const { limits } = config;
    this.deps = { clock, definitions };
    this.counters = {
      caller: new RequestCounter(limits.perMinute),
      strangers: new RequestCounter(limits.strangersPerMinute),
      dryRun: new RequestCounter(limits.validatePerMinute),
      address: new RequestCounter(limits.addressPerMinute),
    };
  }

  /** Counts every request before anything else is done for it. */
  install(app: FastifyInstance, callers: Callers): void {
    app.addHook('onRequest', (request, _reply, done) => {
      const limit = limitOf(request, this.deps.definitions.pages());
      if (limit === 'none') return done();
      const refused = this.refusalOfAll(request);
      if (refused || limit === 'address') return done(refused);
      const claim = callers.claimOf(request);
      const caller = claim && this.known.find(claim, this.now());
      if (claim === undefined || caller) return done(this.refusal(request, limit, caller));
      return void this.recognise(request, claim, callers).then((found) =>
        done(this.refusal(request, limit, found)),
      );
    });
  }

  /** Counts a request that is answered before the hooks. @returns false when there were too many: hooks say so in words */
  admit(address: string): boolean {
    return this.counters.address.count(addressKey(address), this.now()) === 0;
  }

  /** Counts a request that no hook sees, because its address cannot be decoded. */
  countUnroutable(request: FastifyRequest): Problem | undefined {
    return this.refusalOfAll(request) ?? this.refusal(request, 'call', undefined);
  }

  private now(): number {
    return this.deps.clock().getTime();
  }

  /** A failing database does not refuse here: the request then counts for its address. */
  private async recognise(request: FastifyRequest, claim: string, callers: Callers) {
    const caller = await callers.callerOf(request).catch(() => undefined);
    if (caller !== undefined) this.known.remember(claim, caller, this.now());
    return caller;
  }

  private refusalOfAll(request: FastifyRequest): Problem | undefined {
    return refusalFor([this.counters.address.count(addressKey(request.ip), this.now())]);
  }

  private refusal(request: FastifyRequest, limit: Limit, caller: string | undefined): Problem | undefined {
    const { dryRun, strangers, caller: ofCaller } = this.counters;
    const address = addressKey(request.ip);
    const now = this.now();
    if (limit === 'dryRun') return refusalFor([dryRun.count(caller ?? address, now)]);
    return refusalFor([caller ? ofCaller.count(caller, now) : strangers.count(address, now)]);
  }
}

function refusalFor(waits: number[]): Problem | undefined {
  const wait = Math.max(...waits);
  return wait > 0 ? tooManyRequests(wait) : undefined;
}

/** A request that the router did not place counts as a call, unless it is another spelling of a page's address. */
function limitOf(request: FastifyRequest, pages: readonly FormPageAddress[]): Limit {
  if (isOwnCall(request)) return 'none';
  if (request.is404) return pageAddress(request.url, pages).page === 'notFound' ? 'call' : 'address';
  return request.routeOptions.config.limit ?? (isCall(request) ? 'call' : 'address');
}
