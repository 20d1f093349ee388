import { hiddenName } from '../../../shared/form-post.ts';
import { withoutLanguage } from '../../../shared/language.ts';
import { pages } from '../../../shared/pages.ts';
import { bootstrap } from '../../lib/bootstrap.ts';
import { pageAt } from '../../lib/page-address.ts';

interface PlainPost {
  /** The page itself. */
  action: string;
  key: string;
}

/** How a form is sent while no script runs; undefined where its page cannot take it so. */
export function plainPost(form: string): PlainPost | undefined {
  const { path, formKey } = bootstrap();
  if (formKey === undefined) return undefined;
  const { posts } = pages[pageAt(withoutLanguage(path)).page];
  return posts?.some((one) => one === form) ? { action: path, key: formKey } : undefined;
}

/** What a script would say in headers. */
export function PlainFields({ form, version, formKey }: { form: string; version: string; formKey: string }) {
  return (
    <>
      <input type="hidden" name={hiddenName.form} value={form} />
      <input type="hidden" name={hiddenName.version} value={version} />
      <input type="hidden" name={hiddenName.key} value={formKey} />
    </>
  );
}
