import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/definitions.ts';

/** Pages about one line: without its name they show the line that began first. */
const PAGE =
  /\{site\}\/dashboard\/(?:usage|sim|esim|options|bills\/calls)(?![\w/])(\?contract=\{contractId\})?/g;

/** What is won or given is on the newest line, as their words say. */
const ofNoLine = ['outbox.gameReward.', 'outbox.invitationGift.'];

test.each(['de', 'tr'])('each link of a mail about a line names the line (%s)', (lang) => {
  const words: Record<string, string> = JSON.parse(
    readFileSync(join(ROOT, `locales/${lang}/outbox.json`), 'utf8'),
  );
  const links = Object.entries(words).flatMap(([key, text]) =>
    [...text.matchAll(PAGE)].map(([link, line]) => ({ key, link, isNamed: line !== undefined })),
  );
  expect(links.filter(({ isNamed }) => isNamed).length).toBeGreaterThan(6);
  const isAboutLine = (key: string) => !ofNoLine.some((start) => key.startsWith(start));
  expect(links.filter(({ key, isNamed }) => !isNamed && isAboutLine(key))).toEqual([]);
});
