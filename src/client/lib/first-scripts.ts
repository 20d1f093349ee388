import type { NextScripts } from '../../shared/page-start.ts';

/**
 * The address of a script that the server has written for the page that is opened first, by the name that the build gives
 * it: `/assets/login.page-C8Gy7d.js` is that of `login.page`. So such a page needs no list of all scripts.
 */
export function firstScript(name: string): string | undefined {
  return import.meta.env.SSR
    ? undefined
    : written().find((address) => address.startsWith(`/assets/${name}-`));
}

function written(): string[] {
  const next: Partial<NextScripts> = JSON.parse(document.getElementById('next')?.textContent ?? '{}');
  return next.others ?? [];
}
