import type { FormPageAddress } from '../../shared/form-page.ts';
import type { PageId } from '../../shared/pages.ts';

/** The props of each page; most pages use none of them. */
export interface PageProps {
  page: PageId;
  /** Parameters of the address: `{type, id}` for `/tarife/:type/:id`. */
  params: Readonly<Record<string, string>>;
  /** What data say of the page, where only data describe it. */
  entry?: FormPageAddress | undefined;
}
