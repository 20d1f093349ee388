import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { berlinToday } from '../../shared/dates.ts';
import { nearest } from '../../shared/nearest.ts';
import { readExamples } from '../examples.ts';
import { languagesIn } from '../further-forms.ts';
import { provedPieces } from '../piece-examples.ts';
import { BOOK_CSS } from './book/book-css.ts';
import { type BookContents, bookPage } from './book/book-page.ts';
import type { FormEntry } from './book/form-section.ts';
import { meetsAt } from './book/rule-examples.ts';
import { type Command, type CommandContext, count } from './command.ts';
import { withOlder } from './impact/before.ts';
import { changesBetween } from './impact/report.ts';
import { type Opened, openDefinitions } from './opened.ts';

const FOLDER = 'dist/rule-book';

/** The day of the examples that the version is made from. */
const FIXED_DAY = new Date('2000-01-01T12:00:00Z');

interface Asked {
  only?: string;
  since?: string;
  pdf: boolean;
}

function askedFor(args: string[]): Asked {
  const options = { since: { type: 'string' }, pdf: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  return { only: positionals[0], ...values };
}

/** What no customer sees stands in the book only where it is asked for. */
const isForCustomers = (id: string) => !id.startsWith('specimen/');

async function entriesOf(
  { library, source }: Opened,
  { root, contracts }: CommandContext,
  now: Date,
  isAsked: (id: string) => boolean,
): Promise<FormEntry[]> {
  const chosen = [...library.forms.values()].filter(({ model }) => isAsked(model.id));
  const { examples: pieces } = await provedPieces(root);
  const meets = meetsAt(now);
  return Promise.all(
    chosen.map(async (form) => ({
      form,
      contracts,
      examples: { ...(await readExamples(root, form.model.id, now)), pieces, meets },
      page: library.pages.find((page) => page.form === form.model.id),
      languages: languagesIn(source),
    })),
  );
}

function changesSince(since: string, now: Opened, context: CommandContext, isAsked: (id: string) => boolean) {
  return withOlder(since, context, (before) => changesBetween(before, now, context, isAsked));
}

async function write({ root, say }: CommandContext, contents: BookContents, pdf: boolean): Promise<void> {
  const folder = join(root, FOLDER);
  await mkdir(folder, { recursive: true });
  const page = join(folder, 'index.html');
  await writeFile(join(folder, 'book.css'), BOOK_CSS);
  await writeFile(page, bookPage(contents));
  say(`${count(contents.entries.length, 'form')} in ${FOLDER}/index.html.`);
  if (!pdf) return;
  // A browser is needed for the paper alone.
  const { printPdf } = await import('./book/print.ts');
  await printPdf(page, join(folder, 'rule-book.pdf'));
  say(`For paper and approval: ${FOLDER}/rule-book.pdf.`);
}

/** `book [form] [--since <commit or folder>] [--pdf]`: every rule in both languages, for reading, printing and approval. */
export const book: Command = async (args, context) => {
  const { root, now, say, contracts } = context;
  const { only, since, pdf } = askedFor(args);
  const opened = await openDefinitions(root, now, contracts);
  const isAsked = (id: string) => (only === undefined ? isForCustomers(id) : id === only);
  const entries = await entriesOf(opened, context, now, isAsked);
  if (entries.length === 0) {
    const guess = nearest(only ?? '', [...opened.library.forms.keys()]);
    say(`There is no form "${only}"${guess ? `; did you mean "${guess}"?` : '.'}`);
    return 1;
  }
  const report = since === undefined ? undefined : await changesSince(since, opened, context, isAsked);
  if (since !== undefined && !report) return 1;
  const flows = [...opened.library.flows.values()].filter(({ model }) => isAsked(model.id));
  const changes = since !== undefined && report ? { since, report } : undefined;
  const undated = await entriesOf(opened, context, FIXED_DAY, isAsked);
  await write(context, { day: berlinToday(now), entries, undated, flows, changes }, pdf);
  return 0;
};
