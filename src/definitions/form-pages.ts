import type { Contracts } from '../shared/contracts/contract.ts';
import { type FormPage, KEEP_DAYS, pageWords } from '../shared/form-page.ts';
import { langs } from '../shared/language.ts';
import type { CompiledForm } from './compiled.ts';
import { lintPage } from './lint/pages.ts';
import type { Problem } from './problem.ts';
import type { PagesFile } from './schema-types.ts';
import { PAGES_FILE, type Source } from './source.ts';

/** What the pages are made with. */
interface PageParts {
  contracts: Contracts;
  /** All forms in force. */
  forms: ReadonlyMap<string, CompiledForm>;
}

function withDefaults(entry: PagesFile['pages'][number]): FormPage {
  return { keepDays: KEEP_DAYS, mail: ['service'], ...entry };
}

/** A form has its page's words in each language, or it is not shown: what is missing is said of the words. */
function speaks({ model }: CompiledForm): boolean {
  return langs.every((lang) => pageWords.every((word) => model.texts[lang].words[`page.${word}`]));
}

/** The page as it was: of the same form, else at the same address. */
function before(entry: FormPage, previous: readonly FormPage[]): FormPage | undefined {
  return previous.find(({ form }) => form === entry.form) ?? previous.find(({ path }) => path === entry.path);
}

/** One page for each address and form: an entry that took the place of a kept one waits until it is mended. */
function withoutDoubles(pages: readonly FormPage[]): FormPage[] {
  return pages.filter(
    (page, at) => !pages.slice(0, at).some(({ path, form }) => path === page.path || form === page.form),
  );
}

/** The pages in force after a change, entry by entry: one that is not sound stays as it was. */
export function buildPages(
  source: Source,
  { contracts, forms }: PageParts,
  previous: readonly FormPage[],
): { inForce: FormPage[]; faults: Problem[] } {
  if (source.pages === undefined) return withoutFile(source, previous);
  const faults: Problem[] = [];
  const found = source.pages.json.pages.flatMap((entry, index) => {
    const problems = lintPage(index, source, contracts);
    faults.push(...problems);
    const page = withDefaults(entry);
    const form = forms.get(page.form);
    const isSound = problems.length === 0 && form !== undefined && speaks(form);
    return isSound ? page : (before(page, previous) ?? []);
  });
  return { inForce: withoutDoubles(found).filter(({ form }) => forms.has(form)), faults };
}

/** A list that is gone with all its pages is more likely lost than given up: without pages it is an empty list. */
function withoutFile({ broken }: Source, previous: readonly FormPage[]) {
  const isLost = previous.length > 0 && !broken.has(PAGES_FILE);
  const sentence =
    'The file is gone, but its pages are still in use. They stay as they were; bring the file back, with an empty list if they shall go.';
  return { inForce: [...previous], faults: isLost ? [{ file: PAGES_FILE, sentence }] : [] };
}
