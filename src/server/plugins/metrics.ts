import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';

/** `/metrics`: counters of this process in the text format of Prometheus. */
export function countRequests(app: FastifyInstance, _deps: AppDeps): void {
  const counts = new Map<string, number>();
  let seconds = 0;
  app.addHook('onResponse', (_request, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    counts.set(status, (counts.get(status) ?? 0) + 1);
    seconds += reply.elapsedTime / 1000;
    done();
  });
  app.get('/metrics', { schema: { response: { 200: { type: 'string' } } } }, async (_request, reply) => {
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(textOf(counts, seconds));
  });
}

function textOf(counts: Map<string, number>, seconds: number): string {
  const { rss, heapUsed } = process.memoryUsage();
  const requests = [...counts]
    .sort()
    .map(([status, count]) => `http_requests_total{status="${status}"} ${count}`);
  return [
    '# TYPE http_requests_total counter',
    ...requests,
    '# TYPE http_request_seconds_total counter',
    `http_request_seconds_total ${seconds.toFixed(6)}`,
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${rss}`,
    '# TYPE process_heap_bytes gauge',
    `process_heap_bytes ${heapUsed}`,
    '# TYPE process_uptime_seconds gauge',
    `process_uptime_seconds ${process.uptime().toFixed(1)}`,
    '',
  ].join('\n');
}
