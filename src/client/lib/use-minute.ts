import { useSyncExternalStore } from 'react';
import { minuteMs } from '../../shared/durations.ts';
import { bootstrap } from './bootstrap.ts';
import { serverNow } from './server-now.ts';

/** The server's time, updated once a minute: for what depends on opening hours and days. */
export function useMinute(): Date {
  return new Date(useSyncExternalStore(subscribe, thisMinute, minuteOfServer));
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs);
  return () => clearInterval(timer);
}

function thisMinute(): number {
  return Math.floor(serverNow() / minuteMs) * minuteMs;
}

function minuteOfServer(): number {
  return bootstrap().now;
}
