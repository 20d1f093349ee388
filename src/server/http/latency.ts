/** Upper bounds of the histogram in seconds: the targets for pages and calls lie between them. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Series {
  counts: number[];
  count: number;
  seconds: number;
}

/** The time that requests took, by route, in the text format of Prometheus. */
export class Latency {
  /** By the labels of a series as they are printed. The names of routes and methods come from the program. */
  private readonly series = new Map<string, Series>();

  add({ method, route, status }: { method: string; route: string; status: string }, seconds: number): void {
    const name = `method="${method}",route="${route}",status="${status}"`;
    const known = this.series.get(name) ?? { counts: bounds.map(() => 0), count: 0, seconds: 0 };
    this.series.set(name, known);
    known.count += 1;
    known.seconds += seconds;
    const first = bounds.findIndex((bound) => seconds <= bound);
    for (let at = first; at >= 0 && at < bounds.length; at++) known.counts[at] = (known.counts[at] ?? 0) + 1;
  }

  lines(): string[] {
    return ['# TYPE http_request_seconds histogram', ...[...this.series].sort().flatMap(seriesLines)];
  }
}

function seriesLines([labels, { counts, count, seconds }]: [string, Series]): string[] {
  const name = 'http_request_seconds';
  return [
    ...bounds.map((bound, at) => `${name}_bucket{${labels},le="${bound}"} ${counts[at]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds.toFixed(6)}`,
    `${name}_count{${labels}} ${count}`,
  ];
}
