import { expect, test } from 'vitest';
import { sourcesIn } from '../../support/sources.ts';

/** Words without a noun: the reader has to guess who is meant. */
const VAGUE = /\b(whoever|nobody|somebody|anybody)\b/i;
const COMMENT = /^\s*(\/\/|\*|\/\*)/;

/** The lines of comments that contain a vague word, as `file:line text`. */
function vagueComments(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const isVague = COMMENT.test(line) && VAGUE.test(line);
    return isVague ? [`${file}:${at + 1} ${line.trim()}`] : [];
  });
}

test('comments name the person or the thing that they are about', () => {
  const sources = [...sourcesIn('src')];
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap(([file, text]) => vagueComments(file, text))).toEqual([]);
});

test.each([
  ['// Nobody waits for this.', 1],
  ['/** Whoever has the link may pay. */', 1],
  ['/**\n * Reads a form\n * while somebody types.\n */', 3],
  ['  /* What anybody can send. */', 1],
])('a vague word in a comment is found: %s', (text, line) => {
  expect(vagueComments('planted.ts', text)).toEqual([
    `planted.ts:${line} ${text.split('\n')[line - 1]?.trim()}`,
  ]);
});

test.each(['const nobody = 1;', "'whoever it is'", '// The customer pays.'])('no finding: %s', (text) => {
  expect(vagueComments('planted.ts', text)).toEqual([]);
});
