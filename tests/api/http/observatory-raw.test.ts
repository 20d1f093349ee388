import { afterAll, beforeAll, expect, test } from 'vitest';
import { scoreOfRaw } from '../../support/observatory/score.ts';
import { type Site, startSite } from '../../support/observatory/site.ts';
import { rawText } from '../../support/raw-request.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ REQUEST_SECONDS: '2' });
});
afterAll(() => site.close());

const asPage = 'host: a\r\naccept: text/html\r\n';
const broken = { 400: 'x: a\nb\r\n\r\n', 408: 'x-y: ', 431: `x: ${'y'.repeat(20_000)}\r\n\r\n` };

// The parser of HTTP, or its clock, answers these: there is no route.
test.each([
  ['a malformed request of a browser', 400, asPage, 140],
  ['a malformed request', 400, 'host: a\r\n', 135],
  ['headers that do not arrive', 408, asPage, 140],
  ['too many headers of a browser', 431, asPage, 140],
  ['too many headers', 431, 'host: a\r\n', 135],
] as const)('%s: its answer (%i) has the points of its kind', async (_name, status, head, points) => {
  const { port } = new URL(site.t.app.listeningOrigin);
  const answer = await rawText(Number(port), `GET /tarife HTTP/1.1\r\n${head}${broken[status]}`);
  const score = await scoreOfRaw(site.proxy, answer);
  expect([score.status, score.score]).toEqual([status, points]);
});
