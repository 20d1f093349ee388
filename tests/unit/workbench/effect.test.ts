import { expect, test } from 'vitest';
import { aspects } from '../../../src/definitions/cli/impact/form-changes.ts';
import { effectOf } from '../../../src/workbench/preview/effect-of.ts';
import { effectWords } from '../../../src/workbench/preview/effect-words.ts';

test('the lines of an impact stand below their form, each with its kind', () => {
  const counted = '12 cases replayed: 1 rule newly refusing, 0 rules no longer refusing.';
  expect(
    effectOf([
      'order/new: a new form',
      'auth/register',
      '  newly refused: /keyword by "keywordDigits" — was accepted; 3 cases, e.g. "4711"',
      '  words: security.keyword.help “4” → “5”',
      '  words: and 3 more',
      counted,
    ]),
  ).toEqual({
    counted,
    parts: [
      { name: 'order/new', lines: [{ kind: 'other', text: 'a new form' }] },
      {
        name: 'auth/register',
        lines: [
          {
            kind: 'newly refused',
            text: '/keyword by "keywordDigits" — was accepted; 3 cases, e.g. "4711"',
          },
          { kind: 'words', text: 'security.keyword.help “4” → “5”' },
          { kind: 'words', text: 'and 3 more' },
        ],
      },
    ],
  });
  expect(effectOf([])).toEqual({ parts: [], counted: undefined });
});

test('each kind of effect that the impact names has a word', () => {
  const named = ['newly refused', 'newly accepted', ...aspects, 'other'];
  for (const { kinds } of Object.values(effectWords)) expect(Object.keys(kinds)).toEqual(named);
});
