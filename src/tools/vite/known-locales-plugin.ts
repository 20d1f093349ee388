import type { Plugin } from 'vite';

const LIBRARIES = /\/node_modules\/(@formatjs\/intl|intl-messageformat)\/index\.js/;
const QUESTION = String.raw`Intl\.(?:Number|DateTime)Format\.supportedLocalesOf\([\w.]+\)`;
/** What follows a doubt about the language is never said; `locale` is always given. */
const DOUBT = new RegExp(String.raw`!${QUESTION}\.length|(?<=if \()!locale(?=\))`, 'g');
/** A choice among several is never made. */
const CHOICE = new RegExp(String.raw`const supportedLocales = ${QUESTION};\s*if \(supportedLocales.*;`);

/**
 * react-intl asks the browser whether it knows the language of the page, before it shows the first word. Each browser that
 * runs our scripts knows German and Turkish, and the question takes 60 to 86 ms on a slow phone, as the first one about
 * numbers reads the tables of all languages. So the build leaves the question out.
 */
export function knownLocalesPlugin(): Plugin {
  return {
    name: 'fanline:known-locales',
    apply: 'build',
    transform(code, id) {
      if (!LIBRARIES.test(id)) return undefined;
      const answered = code.replaceAll(DOUBT, 'false').replace(CHOICE, '');
      if (answered === code) this.error(`${id} asks for no languages: is the plugin still needed?`);
      return { code: answered, map: null };
    },
  };
}
