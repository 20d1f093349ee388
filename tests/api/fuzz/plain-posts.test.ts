import { afterAll, beforeAll, expect, test } from 'vitest';
import { langs, withLanguage } from '../../../src/shared/language.ts';
import { pageIds, pages } from '../../../src/shared/pages.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { badTexts, Dice, inside } from '../../support/bad-requests.ts';
import { drawingClient } from '../../support/drawing-client.ts';
import { examplesOf } from '../../support/example.ts';
import { logLines } from '../../support/log-lines.ts';
import { PlainBrowser } from '../../support/plain-browser.ts';
import { runSeed } from '../../support/run-seed.ts';

const seed = runSeed();
const rounds = process.env.DEEP === '1' ? 5000 : 500;
const longestMs = 1000;

/** It would stand in the HTML like this if it was not escaped. */
const mark = '<u>';
/** What a person typed; no log and no address may hold it. */
const typed = 'Vertraulich-7';

/** A form on one of its pages, with good values and the hidden fields of a showing. */
interface Posted {
  path: string;
  form: string;
  hidden: Record<string, string>;
  good: Record<string, string>;
}

const { log, lines } = logLines();
let t: TestApp;
let forms: Posted[];
beforeAll(async () => {
  const env = { CLIENT_DIR: await drawingClient(), RATE_LIMIT_PER_MINUTE: '1000000', BUDGET_SCALE: '1000' };
  t = await createTestApp({ log, env });
  const places = pageIds.flatMap((id) =>
    (pages[id].posts ?? []).flatMap((form) => pages[id].paths.map((path) => ({ form, path }))),
  );
  forms = [];
  for (const place of places)
    for (const lang of langs) {
      const path = withLanguage(lang, place.path);
      const hidden = await new PlainBrowser(t.app).hidden(path, place.form);
      forms.push({ ...place, path, hidden, good: await goodValues(place.form) });
    }
  // The first PDF starts its thread.
  const first = forms.find(({ form }) => form === 'contract/cancel');
  if (first) await new PlainBrowser(t.app).send(first.path, first.hidden, first.good);
}, 180_000);
afterAll(() => t.close());

async function goodValues(form: string): Promise<Record<string, string>> {
  const { valid } = await examplesOf(form);
  return Object.fromEntries(Object.entries(valid).map(([name, value]) => [name, String(value)]));
}

const anyText = (dice: Dice) =>
  dice.of([...badTexts, mark, typed, `</script>${mark}`, `"'${mark}`, '%', '&', '=']);

/** The fields of a form, with some of them wrong, missing, doubled, or unknown. */
function fieldsOf(dice: Dice, { hidden, good }: Posted): [string, string][] {
  const isNearlyGood = dice.chance(0.4);
  const spoilt = Object.entries(good).flatMap<[string, string]>(([name, value]) => {
    if (dice.chance(isNearlyGood ? 0.9 : 0.4)) return [[name, value]];
    if (dice.chance(0.2)) return [];
    return dice.chance(0.1)
      ? [
          [name, value],
          [name, anyText(dice)],
        ]
      : [[name, anyText(dice)]];
  });
  const more: [string, string][] = isNearlyGood ? [] : [[anyText(dice), anyText(dice)]];
  const nested: [string, string][] = dice.chance(0.1)
    ? [[`${dice.of(Object.keys(good))}.${dice.of(['0', '99', 'length', 'toString'])}.x`, typed]]
    : [];
  const key = dice.chance(0.8) ? { ':key': `${dice.next()}`.padEnd(24, '0').replace('.', '_') } : {};
  const showing = Object.entries({ ...hidden, ...key }).map<[string, string]>(([name, value]) =>
    dice.chance(0.97) ? [name, value] : [name, anyText(dice)],
  );
  return [...showing, ...spoilt, ...more, ...nested];
}

function requestOf(dice: Dice) {
  const posted = dice.of(forms);
  const url = posted.path + dice.of(['', '', '', '?sent=x', `?${encodeURIComponent(mark)}`, '?guest=1']);
  const payload = dice.chance(0.95)
    ? new URLSearchParams(fieldsOf(dice, posted)).toString()
    : dice.of(['', '&&&', '=', '%zz=%', '%00=%00', 'a'.repeat(60_000), 'a=1&'.repeat(10_000)]);
  const cookie = dice.of([
    '',
    '',
    'fanline-guest=%ZZ',
    'fanline-session=__proto__',
    'fanline-guest=a; fanline-guest=b',
  ]);
  const bad = anyText(dice).replaceAll(/[^\x20-\x7e]/g, '?');
  const headers = {
    host: 'fanline.example',
    origin: dice.chance(0.95) ? 'http://fanline.example' : bad,
    'sec-fetch-site': dice.chance(0.95) ? 'same-origin' : bad,
    'content-type': dice.chance(0.97) ? 'application/x-www-form-urlencoded' : bad,
    accept: dice.chance(0.8) ? 'text/html' : dice.of(['application/json', '*/*', bad]),
    'x-language-code': dice.of(['0', '1', bad]),
    referer: `http://fanline.example/${bad}`,
    cookie,
  };
  const sent = Object.entries(headers).filter(
    ([name, value]) => value !== '' && (name !== 'x-language-code' || dice.chance(0.2)),
  );
  return {
    form: posted.form,
    request: { method: 'POST' as const, url, payload, headers: Object.fromEntries(sent) },
  };
}

const known = [303, 400, 401, 403, 409, 413, 415, 422, 429];

test(`${rounds} bad forms without scripts: each answer is a page of ours (seed ${seed})`, {
  timeout: 1_200_000,
}, async () => {
  const dice = new Dice(seed);
  const faults: string[] = [];
  const taken = new Set<string>();
  const seen = new Map<number, number>();
  for (let round = 0; round < rounds && faults.length < 10; round += 1) {
    // Delays after wrong passwords end.
    if (round % 10 === 0) t.pass({ seconds: 1 });
    const { form, request } = requestOf(dice);
    const fault = await faultOf(request, (status) => {
      seen.set(status, (seen.get(status) ?? 0) + 1);
      if (status === 303) taken.add(form);
    });
    if (fault) faults.push(`${fault}\n  ${JSON.stringify(request).slice(0, 600)}`);
  }
  console.log(`Answers by status: ${JSON.stringify([...seen].sort())}`);
  expect(faults, faults.join('\n')).toEqual([]);
  expect(JSON.stringify(lines)).not.toContain(typed);
  expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  expect([...seen.keys()]).toEqual(expect.arrayContaining([303, 400, 403, 422]));
  // No customer has the name and password of an example.
  const open = forms.map(({ form }) => form).filter((form) => form !== 'auth/login');
  expect([...taken].sort()).toEqual([...new Set(open)].sort());
});

async function faultOf(request: ReturnType<typeof requestOf>['request'], note: (status: number) => void) {
  const { answer, ms } = await timed(request);
  const { statusCode, headers, body } = answer;
  note(statusCode);
  if (!known.includes(statusCode)) return `answers ${statusCode} ${body.slice(0, 300)}`;
  // A machine that does other work as well is not a hang: the request is timed once more.
  if (ms > longestMs && (await timed(request)).ms > longestMs) return `took ${Math.round(ms)} ms`;
  if (headers['cache-control'] !== 'no-store') return `${statusCode} may be stored`;
  if (headers['x-content-type-options'] !== 'nosniff') return `${statusCode} has no security headers`;
  if (!headers['content-security-policy']) return `${statusCode} has no policy`;
  if (inside.test(body.replace(/<script type="application\/json"[\s\S]*?<\/script>/g, '')))
    return `tells of its inside`;
  if (body.includes(mark)) return 'holds HTML of the sender';
  if (statusCode !== 303) return undefined;
  const leadsTo = /^(\/tr)?\/[a-z/]+\?sent=[0-9a-f-]{36}$/;
  return leadsTo.test(String(headers.location)) ? undefined : `leads to ${headers.location}`;
}

async function timed(request: ReturnType<typeof requestOf>['request']) {
  const startedAt = performance.now();
  const answer = await t.app.inject(request);
  return { answer, ms: performance.now() - startedAt };
}
