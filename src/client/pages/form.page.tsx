import { DataForm } from '../features/submissions/data-form.tsx';
import type { PageProps } from '../lib/page-props.ts';

export { prepareForms as prepare } from '../forms/prepare-forms.ts';

/** A page of `ui-schemas/pages.json`: a form, and a thank-you in its place. */
export function FormPage({ entry }: PageProps) {
  return entry ? <DataForm key={entry.form} {...entry} /> : null;
}
