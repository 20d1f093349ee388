import { useSyncExternalStore } from 'react';
import { minuteMs } from '../../shared/durations.ts';
import { bootstrap } from './bootstrap.ts';
import { serverNow } from './server-now.ts';

/** The server's time, updated as each minute begins: for what depends on opening hours, days and ends of offers. */
export function useMinute(): Date {
  return new Date(useSyncExternalStore(subscribe, thisMinute, minuteOfServer));
}

function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        listener();
        wait();
      },
      minuteMs - (serverNow() % minuteMs),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

function thisMinute(): number {
  return Math.floor(serverNow() / minuteMs) * minuteMs;
}

function minuteOfServer(): number {
  return bootstrap().now;
}
