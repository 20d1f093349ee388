import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MARK = '?precompiled';
const FORMATTER = 'intl-messageformat';
const PARSER = '@formatjs/icu-messageformat-parser';
const WITHOUT = /\/(react-intl\/index|@formatjs\/intl\/index|shared\/rules\/runtime)\.[jt]s$/;

/**
 * The words of pages are parsed at build time (words-plugin), those of forms when a form is compiled. So neither
 * react-intl nor the forms' runtime needs a parser of ICU messages: 6 to 14 kB less on every first page, depending on how
 * npm nests its packages, and as much on every page with a form.
 */
export function noParserPlugin(): Plugin {
  return {
    name: 'fanline:no-parser',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      const from = importer.replace(MARK, '');
      const isOurs = importer.endsWith(MARK) || WITHOUT.test(importer);
      if (source === PARSER && isOurs)
        return this.resolve(`${PARSER}/no-parser.js`, from, { skipSelf: true });
      if (source !== FORMATTER || !isOurs) return undefined;
      // One copy for all, even if npm has nested it.
      const reactIntl = `${from.split('node_modules/')[0]}node_modules/react-intl/index.js`;
      const found = await this.resolve(FORMATTER, reactIntl, { skipSelf: true });
      return found && `${found.id}${MARK}`;
    },
    load: (id) => (id.endsWith(MARK) ? readFileSync(id.slice(0, -MARK.length), 'utf8') : undefined),
  };
}
