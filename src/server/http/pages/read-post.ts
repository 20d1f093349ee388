import type { FastifyRequest } from 'fastify';
import type { FormId } from '../../../shared/contracts/form-ids.ts';
import { hiddenName } from '../../../shared/form-post.ts';
import type { FormScript, FormValues } from '../../../shared/form-script.ts';
import { withoutLanguage } from '../../../shared/language.ts';
import { type MatchedPage, matchPage } from '../../../shared/match-page.ts';
import { pages } from '../../../shared/pages.ts';
import { httpProblem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { Pairs } from '../urlencoded.ts';
import { postedValues } from './posted-values.ts';

/** A form as it was sent without scripts. */
export interface ReadPost {
  form: FormId;
  script: FormScript;
  /** As typed, with the values of hidden fields. */
  values: FormValues;
  /** The fields that files were chosen for, of which only the names have come. */
  files: string[];
  /** One showing of the form. */
  key: string;
  /** The version of the form that was filled in. */
  version: string;
}

/** A random token of ours. */
const token = /^[\w-]{20,64}$/;

/** @throws Problem 400 for what no form of this page sends */
export function readPost({ definitions }: AppDeps, request: FastifyRequest<{ Body: Pairs }>): ReadPost {
  const pairs = request.body;
  const only = (name: string) => {
    const [value, ...more] = pairs.flatMap((pair) => (pair[0] === name ? [pair[1]] : []));
    if (value === undefined || more.length > 0) throw httpProblem(400);
    return value;
  };
  const form = formOn(pageOf(request), only(hiddenName.form));
  const script = form && definitions.form(form, request.formLang);
  const [key, version] = [only(hiddenName.key), only(hiddenName.version)];
  if (!form || !script || !token.test(key)) throw httpProblem(400);
  return { form, script, values: postedValues(script, pairs), files: filesIn(script, pairs), key, version };
}

function pageOf({ url }: FastifyRequest): MatchedPage['page'] {
  const [path = '/'] = url.split('?');
  return matchPage(withoutLanguage(path)).page;
}

function formOn(page: MatchedPage['page'], name: string): FormId | undefined {
  return pages[page].posts?.find((form) => form === name);
}

function filesIn({ view }: FormScript, pairs: Pairs): string[] {
  const chosen = pairs.filter(([, value]) => value !== '').map(([name]) => name);
  return Object.entries(view.properties ?? {}).flatMap(([name, { upload }]) =>
    upload && chosen.includes(name) ? [name] : [],
  );
}
