import type { UploadField } from '../../../definitions/uploads.ts';
import type { FormLang } from '../../../shared/further-language.ts';
import type { UploadRefusal } from '../../../shared/uploads.ts';
import { type Problem, problem } from '../../errors/problem.ts';
import type { AppDeps } from '../deps.ts';

/** Where a file belongs: the field of a form, and the language of its sentences. */
export interface UploadPlace {
  form: string;
  field: string;
  lang: FormLang;
}

type Deps = Pick<AppDeps, 'definitions'>;

/** @throws Problem 1124 for a form that is not there or a field that takes no files */
export function uploadField({ definitions }: Deps, { form, field, lang }: UploadPlace): UploadField {
  const found =
    definitions.form(form, lang) && definitions.uploads(form).find(({ pointer }) => pointer === field);
  if (!found) throw problem(1124);
  return found;
}

/** What is wrong with a field's file, in the form's own words. */
export function fileFault(
  { definitions }: Deps,
  { form, field: path, lang }: UploadPlace,
  rule: UploadRefusal,
) {
  const error = { path, keyword: rule, rule };
  const script = definitions.form(form, lang);
  return { ...error, message: script?.message(error) ?? rule, lang: script?.lang ?? lang };
}

/** The refusal of a file: 1100 with the sentence at its field. */
export function fileRefused(deps: Deps, place: UploadPlace, rule: UploadRefusal): Problem {
  return problem(1100, { errors: [fileFault(deps, place, rule)] });
}
