import { minuteMs } from '../shared/durations.ts';
import { type KeepMessage, keptCaches } from '../shared/kept-caches.ts';
import { keptPage } from '../shared/kept-page.ts';
import { keepFilesOf } from './keep-files.ts';
import { mayKeepPage } from './may-be-kept.ts';
import { keepFrame } from './own-pages.ts';
import { copying } from './public-pages.ts';
import { scope } from './scope.ts';

/** A younger copy is not brought again: a reader who goes to and fro loads each page once. */
const YOUNG_MS = 10 * minuteMs;

const accept = { headers: { accept: 'text/html' } };

export function isKeepMessage(data: unknown): data is KeepMessage {
  if (typeof data !== 'object' || data === null || !('paths' in data)) return false;
  return Array.isArray(data.paths) && data.paths.every((path) => typeof path === 'string');
}

/** Keeps pages that no navigation brought past the worker: the first one, and those that the app itself draws. */
export async function keepNow({ paths, isJustLoaded = false }: KeepMessage, event: ExtendableEvent) {
  const { origin } = scope.location;
  const addresses = paths.map((path) => new URL(path, origin)).filter((url) => url.origin === origin);
  await Promise.allSettled(addresses.map((url) => keepPage(url, isJustLoaded, event)));
}

async function keepPage(url: URL, isJustLoaded: boolean, event: ExtendableEvent): Promise<void> {
  const page = keptPage(url.pathname, url.searchParams);
  if (!page) return;
  const request = new Request(page.key, accept);
  if (page.kept === 'own') {
    const response = await fetch(request);
    if (mayKeepPage(response, 'own')) await keepFrame(request.url, response, event);
  } else if (!(await isYoung(page.key))) {
    const response = await fetch(request, { cache: isJustLoaded ? 'force-cache' : 'no-cache' });
    if (!mayKeepPage(response, 'forAll')) return;
    // The page last: a copy without its scripts and styles is of no use.
    await keepFilesOf(await response.text(), event);
    await copying.handle({ event, request });
  }
}

async function isYoung(key: string): Promise<boolean> {
  const copy = await (await caches.open(keptCaches.pages)).match(key);
  return Date.now() - Date.parse(copy?.headers.get('date') ?? '') < YOUNG_MS;
}
