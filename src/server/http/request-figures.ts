import { Latency } from './latency.ts';

interface Counted {
  method: string;
  route: string;
  statusCode: number;
  ms: number;
}

/** The answers of this process, by kind and by the time that they took. */
export function requestFigures() {
  const counts = new Map<string, number>();
  const latency = new Latency();
  const count = ({ method, route, statusCode, ms }: Counted) => {
    const status = `${Math.floor(statusCode / 100)}xx`;
    counts.set(status, (counts.get(status) ?? 0) + 1);
    latency.add({ method, route, status }, ms / 1000);
  };
  return { counts, latency, count };
}

export type RequestFigures = ReturnType<typeof requestFigures>;
