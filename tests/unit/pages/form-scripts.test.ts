import { expect, test } from 'vitest';
import { createFormScripts } from '../../../src/client/forms/scripts/form-scripts.ts';
import { handMadeScript } from '../../support/hand-made-script.ts';

/** Scripts from a line on which the first import of `lost` fails; and what was asked for, with the count of tries. */
function scriptsOf(lost: string) {
  const asked: string[] = [];
  const scripts = createFormScripts({
    versions: { 'a/one': '1', 'a/two': '1' },
    pollSeconds: 60,
    fetchVersions: async () => ({}),
    importScript: async (id, _version, lang, attempt) => {
      asked.push(`${id} ${lang} ${attempt}`);
      if (id === lost && attempt === 0) throw new Error('lost');
      return handMadeScript({}, { id });
    },
  });
  return { asked, scripts };
}

test('scripts that load at once have their usual addresses: the HTML has asked for them', async () => {
  const { asked, scripts } = scriptsOf('');
  await Promise.all([scripts.load('a/one', 'de'), scripts.load('a/two', 'de'), scripts.load('a/two', 'tr')]);
  expect(asked).toEqual(['a/one de 0', 'a/two de 0', 'a/two tr 0']);
});

test('one that was lost has another address at the next try, the others do not', async () => {
  const { asked, scripts } = scriptsOf('a/one');
  await expect(scripts.load('a/one', 'de')).rejects.toThrow('lost');
  await scripts.load('a/two', 'de');
  await scripts.load('a/one', 'de');
  expect(asked).toEqual(['a/one de 0', 'a/two de 0', 'a/one de 1']);
});
