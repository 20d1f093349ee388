import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Lang, langs } from '../../shared/language.ts';
import type { CompiledForm } from '../compiled.ts';
import { readExamples } from '../examples.ts';
import { BOOK_WORDS } from './book/book-words.ts';
import { BOOK_CSS, escaped, formPage, pageHtml } from './book/page.ts';
import { ruleRows } from './book/rule-rows.ts';
import { type Command, count } from './command.ts';
import { openDefinitions } from './opened.ts';

const FOLDER = 'dist/rule-book';

async function write(root: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, FOLDER, file)), { recursive: true });
  await writeFile(join(root, FOLDER, file), text);
}

function titleOf(form: CompiledForm, lang: Lang): string {
  return form.model.texts[lang].words.title ?? form.model.id;
}

function indexPage(forms: CompiledForm[]): string {
  const list = (lang: Lang) => {
    const items = forms.map((form) => {
      const link = `<a href="${lang}/${form.model.id}.html">${escaped(titleOf(form, lang))}</a>`;
      return `<li>${link} <code>${escaped(form.model.id)}</code></li>`;
    });
    return `<section lang="${lang}"><h2>${BOOK_WORDS[lang].book}</h2><ul>${items.join('\n')}</ul></section>`;
  };
  return pageHtml('de', 'Fanline', `<main><h1>Fanline</h1>${langs.map(list).join('\n')}</main>`, '');
}

/** `book [form]`: a page per form and language, for reading and printing. */
export const book: Command = async ([only], { root, now, say, contracts }) => {
  const { library } = await openDefinitions(root, now, contracts);
  const forms = [...library.forms.values()];
  const chosen = forms.filter(({ model }) => only === undefined || model.id === only);
  if (chosen.length === 0) {
    say(`There is no form "${only}". Known are: ${[...library.forms.keys()].join(', ')}.`);
    return 1;
  }
  for (const form of chosen) {
    const { id, version } = form.model;
    const place = library.pages.find((page) => page.form === id);
    const examples = await readExamples(root, id, now);
    for (const lang of langs) {
      const rows = ruleRows(form, examples, lang);
      const page = formPage(lang, id, version, titleOf(form, lang), rows, place);
      await write(root, `${lang}/${id}.html`, page);
    }
  }
  await write(root, 'book.css', BOOK_CSS);
  await write(root, 'index.html', indexPage(forms));
  say(`${count(chosen.length * langs.length, 'page')} in ${FOLDER}; open ${FOLDER}/index.html.`);
  return 0;
};
