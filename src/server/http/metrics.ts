import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { httpProblem } from '../errors/problem.ts';
import type { AppDeps } from '../infra/deps.ts';
import type { JobState } from '../infra/jobs/job.ts';
import { isOperator } from './operator-access.ts';
import { isOwnCall } from './own-call.ts';
import type { RequestFigures } from './request-figures.ts';
import { routeOf } from './route-kind.ts';

const options = {
  config: { bearer: 'foreign' },
  schema: { response: { 200: { type: 'string' } } },
} as const;

/**
 * `/metrics`: figures of this process in the text format of Prometheus, for those who have the token. To all others it
 * is not there.
 */
export function countRequests(app: FastifyInstance, deps: AppDeps, figures: RequestFigures): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  app.addHook('onResponse', (request, reply, done) => {
    if (isOwnCall(request)) return done();
    const { method } = request;
    figures.count({ method, route: routeOf(request), statusCode: reply.statusCode, ms: reply.elapsedTime });
    return done();
  });
  app.get('/metrics', options, async (request, reply) => {
    if (!isOperator(request, deps.config)) throw httpProblem(404);
    const gauges = {
      ...processGauges(),
      ...delayGauges(delay),
      ...deps.gauges?.(),
      definitions_held_back: deps.definitions.faults().length,
      definitions_release: deps.definitions.release() ?? 0,
    };
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(
        [
          ...countLines(figures.counts),
          ...figures.latency.lines(),
          ...gaugeLines(gauges),
          ...jobLines(deps.jobStates()),
          ...outsideLines(deps.ports.health()),
          ...deps.budgets.lines(),
          ...deps.variants.lines(),
          '',
        ].join('\n'),
      );
  });
}

function countLines(counts: Map<string, number>): string[] {
  const lines = [...counts]
    .sort()
    .map(([status, count]) => `http_requests_total{status="${status}"} ${count}`);
  return ['# TYPE http_requests_total counter', ...lines];
}

function processGauges(): Record<string, number> {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    process_resident_memory_bytes: rss,
    process_heap_bytes: heapUsed,
    process_uptime_seconds: Math.round(process.uptime() * 10) / 10,
  };
}

/** How late the process was with its work, in seconds since the last call of `/metrics`. */
function delayGauges(delay: IntervalHistogram): Record<string, number> {
  const seconds = (nanoseconds: number) => Math.round(nanoseconds / 1e3) / 1e6;
  const gauges = {
    event_loop_delay_p50_seconds: seconds(delay.percentile(50)),
    event_loop_delay_p99_seconds: seconds(delay.percentile(99)),
    event_loop_delay_max_seconds: seconds(delay.max),
  };
  delay.reset();
  return gauges;
}

function gaugeLines(gauges: Record<string, number>): string[] {
  return Object.entries(gauges).flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value}`]);
}

/** 1 for an outside system whose last call from this process succeeded, else 0. */
function outsideLines(health: Record<string, 'ok' | 'failing'>): string[] {
  return [
    '# TYPE outside_system_up gauge',
    ...Object.entries(health).map(
      ([name, state]) => `outside_system_up{system="${name}"} ${state === 'ok' ? 1 : 0}`,
    ),
  ];
}

function jobLines(states: readonly JobState[]): string[] {
  const lines = (name: string, type: string, value: (state: JobState) => number | null) => [
    `# TYPE ${name} ${type}`,
    ...states.flatMap((state) => {
      const known = value(state);
      return known === null ? [] : [`${name}{job="${state.name}"} ${known}`];
    }),
  ];
  return [
    ...lines('job_runs_total', 'counter', ({ runs }) => runs),
    ...lines('job_failures_total', 'counter', ({ failures }) => failures),
    ...lines('job_last_run_seconds', 'gauge', ({ lastMs }) => lastMs && lastMs / 1000),
    ...lines(
      'job_last_start_timestamp_seconds',
      'gauge',
      ({ lastStartedAt }) => lastStartedAt && lastStartedAt.getTime() / 1000,
    ),
  ];
}
