import type { CDPSession, Page } from 'playwright/test';
import type { Api } from '../../src/shared/api/api.ts';
import type { PayloadOf } from '../../src/shared/api/operation.ts';
import { type Lang, langOfCode } from '../../src/shared/language.ts';

/** A payload that has the shape of an operation's answer; only `success` makes one. */
class Success {
  readonly #isTyped = true;
  constructor(readonly payload: unknown) {}

  static is(answer: object): answer is Success {
    return #isTyped in answer;
  }
}

/** The success of an operation whose payload has texts of its own, in the language that the call asks for. */
export function successIn<Key extends keyof Api>(
  _key: Key,
  payload: (lang: Lang) => PayloadOf<Api[Key]>,
): Answer {
  return new Success(payload);
}

/** The success of an operation. */
export function success<Key extends keyof Api>(_key: Key, payload: PayloadOf<Api[Key]>): Answer {
  return new Success(payload);
}

/** The success of an operation at its address, whatever its parameters are. */
export function reply<Key extends keyof Api>(key: Key, payload: PayloadOf<Api[Key]>): Record<string, Answer> {
  const path = key.slice(key.indexOf(' ') + 1).replaceAll(/:[A-Za-z]+/g, '*');
  return { [`**${path}`]: success(key, payload) };
}

/** How a call ends: never, broken inside, too often, not at all, or with a payload or this refusal. */
export type Answer =
  | 'pending'
  | 'error'
  | 'limited'
  | 'offline'
  | Success
  | { status: number; problem: { referenceCode: number } & Record<string, unknown> };

/** Every call but those for the session, which decides whether there is a page at all. */
export const EVERY_CALL = '**/api/**';
const SESSION = /\/api\/(users\/me|auth\/[a-z]+)$/;

/** The words of the page's language; the server's sentences are among them. */
type Say = (key: string) => string;

/**
 * Puts answers in the place of the server's until the session is detached; the data that come with the HTML are left
 * out, so that they are asked for. Over the debugger, since a route of Playwright's takes away the browser's cache.
 * @param answers by their address, in which `*` stands for anything but a slash and `**` for anything
 */
export async function answerInstead(
  page: Page,
  answers: Record<string, Answer>,
  say: Say,
): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request: { url, headers } }) => {
    const [, answer] = Object.entries(answers).findLast(([glob]) => isMeant(glob, url)) ?? [];
    const meant = inLanguage(answer, headers);
    void respond(session, requestId, meant, say);
  });
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${withoutFirstData})()` });
  const patterns = Object.keys(answers).map((glob) => ({ urlPattern: glob.replaceAll('?', '\\?') }));
  await session.send('Fetch.enable', { patterns });
  return session;
}

function inLanguage(answer: Answer | undefined, headers: Record<string, string>): Answer | undefined {
  if (typeof answer !== 'object' || !Success.is(answer) || typeof answer.payload !== 'function')
    return answer;
  const code = Object.entries(headers).find(([name]) => name.toLowerCase() === 'x-language-code');
  return new Success(answer.payload(langOfCode(code?.[1]) ?? 'de'));
}

/** Scripts do not arrive until the session is detached; the page's data stay. */
export async function withoutScripts(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/*.js' }] });
  return session;
}

function isMeant(glob: string, url: string): boolean {
  if (glob === EVERY_CALL && SESSION.test(new URL(url).pathname)) return false;
  const anything = glob
    .split('**')
    .map((part) => part.split('*').map(escaped).join('[^/]*'))
    .join('.*');
  return new RegExp(`^${anything}$`).test(url);
}

function escaped(text: string): string {
  return text.replace(/[.?+^$()[\]{}|\\]/g, '\\$&');
}

/**
 * Runs in the browser, before the page's own scripts: its first data are read once the HTML is there. Another element
 * takes the place of theirs, since the text of a script may not be changed (Trusted Types).
 */
function withoutFirstData(): void {
  const observer = new MutationObserver(() => {
    const first = document.querySelector('script#bootstrap');
    // Whole only when the parser has gone on to what follows.
    if (!first?.textContent || !first.nextSibling) return;
    observer.disconnect();
    const emptied = document.createElement('data');
    emptied.id = 'bootstrap';
    emptied.hidden = true;
    emptied.textContent = JSON.stringify({ ...JSON.parse(first.textContent), data: {} });
    first.replaceWith(emptied);
    // What the server drew has the data: the browser draws the page anew, and `data-served` tells the two apart.
    const root = document.getElementById('root');
    for (const drawn of root?.children ?? []) drawn.setAttribute('data-served', '');
    root?.removeAttribute('data-drawn');
  });
  observer.observe(document, { subtree: true, childList: true });
}

async function respond(session: CDPSession, requestId: string, answer: Answer | undefined, say: Say) {
  if (answer === 'pending') return;
  // A page that was left no longer waits for its answers.
  await send(session, requestId, answer, say).catch(() => undefined);
}

function send(
  session: CDPSession,
  requestId: string,
  answer: Exclude<Answer, 'pending'> | undefined,
  say: Say,
): Promise<unknown> {
  if (answer === undefined) return session.send('Fetch.continueRequest', { requestId });
  if (answer === 'offline')
    return session.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' });
  return session.send('Fetch.fulfillRequest', { requestId, ...responseOf(answer, say) });
}

function responseOf(answer: Exclude<Answer, 'pending' | 'offline'>, say: Say) {
  if (answer === 'error') return refusal(500, { referenceCode: -1, detail: say('error.code.-1') });
  if (answer === 'limited')
    return refusal(429, { referenceCode: -1, detail: say('message.rateLimitExceeded') });
  if (Success.is(answer)) return json(200, 'application/json', { payload: answer.payload });
  const detail = say(`error.code.${answer.problem.referenceCode}`);
  return refusal(answer.status, { detail, ...answer.problem });
}

function refusal(status: number, problem: object) {
  return json(status, 'application/problem+json', { status, ...problem }, status === 429 ? '42' : undefined);
}

function json(responseCode: number, type: string, body: object, retryAfter?: string) {
  const responseHeaders = [{ name: 'content-type', value: type }];
  if (retryAfter) responseHeaders.push({ name: 'retry-after', value: retryAfter });
  return { responseCode, responseHeaders, body: Buffer.from(JSON.stringify(body)).toString('base64') };
}
