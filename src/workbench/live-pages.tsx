import { type PageId, pageIds, pages } from '../shared/pages.ts';
import { type StaffLang, staffWords } from '../shared/staff-words.ts';

const FORM = /^(?:ui-)?schemas\/([^/]+\/[^/]+)\.(?:schema|ui)\.json$/;
const FLOW = 'order/order.flow';

/** Whether a page draws a form: it names it, has its address, or has the steps of the order. */
function draws(page: PageId, form: string): boolean {
  const { forms = [], paths, dev } = pages[page];
  if (dev) return false;
  const known: readonly string[] = forms;
  return (
    known.includes(form) || paths.includes(`/${form}`) || (form.startsWith('order/') && known.includes(FLOW))
  );
}

/** Addresses at which customers see the forms of these files; without those that name one thing of many. */
export function pathsOf(files: readonly string[]): string[] {
  const forms = files.flatMap((file) => FORM.exec(file)?.[1] ?? []);
  const found = pageIds.filter((page) => forms.some((form) => draws(page, form)));
  return found.flatMap((page) => pages[page].paths.slice(0, 1)).filter((path) => !path.includes(':'));
}

/** The way from what was published to the pages that show it. */
export function LivePages({ lang, files }: { lang: StaffLang; files: readonly string[] }) {
  const paths = pathsOf(files);
  if (paths.length === 0) return null;
  return (
    <p className="note">
      {staffWords[lang].seeLive}{' '}
      {paths.map((path) => (
        <a key={path} href={path} target="_blank" rel="noreferrer">
          {path}
        </a>
      ))}
    </p>
  );
}
