import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';

type Ast = ReturnType<IntlMessageFormat['getAst']>;
type Choices = Map<string, Set<string>>;

const langs = ['de', 'tr'] as const;

/** Each value that a `select` of the message names, by argument. */
function choicesOf(ast: Ast, found: Choices = new Map()): Choices {
  for (const element of ast) {
    if (!('options' in element)) continue;
    const isSelect = !('pluralType' in element);
    for (const [option, { value }] of Object.entries(element.options)) {
      if (isSelect) found.set(element.value, (found.get(element.value) ?? new Set()).add(option));
      choicesOf(value, found);
    }
  }
  return found;
}

/** All ways to choose, one value for each argument. */
function waysOf(choices: Choices): Record<string, string>[] {
  return [...choices].reduce<Record<string, string>[]>(
    (ways, [name, options]) =>
      ways.flatMap((way) => [...options].map((option) => ({ ...way, [name]: option }))),
    [{}],
  );
}

/** Each argument has a value; those that choose have the given one, else a number, which text and plurals accept. */
const valuesOf = (way: Record<string, string>): Record<string, string | number> =>
  new Proxy<Record<string, string | number>>(way, {
    get: (values, name) => Reflect.get(values, name) ?? 2,
    has: () => true,
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: 2 }),
  });

/** A space at the end of a line, or two that follow one another. */
const stray = /[ \t]+(\n|$)| {2,}/;

function strayIn(message: string, lang: string): string[] {
  const format = new IntlMessageFormat(message, lang, undefined, { ignoreTag: true });
  return waysOf(choicesOf(format.getAst()))
    .map((way) => String(format.format(valuesOf(way))))
    .filter((text) => stray.test(text));
}

describe.each(langs)('the words in %s', (lang) => {
  const folders = [join('locales', lang), ...(lang === 'de' ? ['locales/de/documents'] : [])];
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name)),
  );
  test.each(files)('%s has no stray space, whatever is chosen', (file) => {
    const words: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    // What is put before other words ends with a space.
    const whole = Object.entries(words).filter(([key]) => !key.endsWith('Prefix'));
    expect(whole.filter(([, message]) => strayIn(message, lang).length > 0)).toEqual([]);
  });
});

test('a space that only one choice leaves is found', () => {
  expect(strayIn('Ja. {early, select, yes {Bald.} other {}}\n\nEnde', 'de')).toEqual(['Ja. \n\nEnde']);
  expect(strayIn('Ja.{early, select, yes { Bald.} other {}}\n\nEnde', 'de')).toEqual([]);
});
