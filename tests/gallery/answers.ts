import type { Page, Route } from 'playwright/test';

/** How a call ends: never, broken inside, too often, not at all, or with this payload or refusal. */
export type Answer =
  | 'pending'
  | 'error'
  | 'limited'
  | 'offline'
  | { payload: unknown }
  | { status: number; problem: { referenceCode: number } & Record<string, unknown> };

/** Every call but those for the session, which decides whether there is a page at all. */
export const EVERY_CALL = '**/api/**';
const SESSION = /\/api\/(users\/me|auth\/[a-z]+)$/;

/** The words of the page's language; the server's sentences are among them. */
type Say = (key: string) => string;

/** Puts answers in the place of the server's; the data that come with the HTML are left out, so that they are asked for. */
export async function answerInstead(page: Page, answers: Record<string, Answer>, say: Say): Promise<void> {
  await page.route(isDocument, withoutFirstData);
  for (const [pattern, answer] of Object.entries(answers)) {
    await page.route(pattern, (route) =>
      pattern === EVERY_CALL && SESSION.test(new URL(route.request().url()).pathname)
        ? route.fallback()
        : answerWith(route, answer, say),
    );
  }
}

function isDocument(url: URL): boolean {
  return !/^\/(api|assets|definitions|images|health|dev)\b/.test(url.pathname) && !url.pathname.includes('.');
}

async function withoutFirstData(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch();
  const html = await response.text();
  const emptied = html.replace(
    /(<script type="application\/json" id="bootstrap">)([^<]*)/,
    (_all, tag: string, text: string) => `${tag}${JSON.stringify({ ...JSON.parse(text), data: {} })}`,
  );
  await route.fulfill({ response, body: emptied });
}

async function answerWith(route: Route, answer: Answer, say: Say): Promise<void> {
  if (answer === 'pending') return;
  if (answer === 'offline') return route.abort('internetdisconnected');
  if (answer === 'error') return refuse(route, 500, { referenceCode: -1, detail: say('message.generic') });
  if (answer === 'limited')
    return refuse(route, 429, { referenceCode: -1, detail: say('message.rateLimitExceeded') });
  if ('payload' in answer) return route.fulfill({ json: { payload: answer.payload } });
  const detail = say(`error.code.${answer.problem.referenceCode}`);
  return refuse(route, answer.status, { detail, ...answer.problem });
}

function refuse(route: Route, status: number, problem: object): Promise<void> {
  return route.fulfill({
    status,
    contentType: 'application/problem+json',
    headers: status === 429 ? { 'retry-after': '42' } : {},
    body: JSON.stringify({ status, ...problem }),
  });
}
