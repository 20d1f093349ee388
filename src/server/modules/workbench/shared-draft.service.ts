import type { Previewer } from '../../../definitions/cli/preview/preview.ts';
import type { PreviewForm } from '../../../definitions/cli/preview/preview-form.ts';
import type { PreviewWalk } from '../../../definitions/cli/preview/preview-walk.ts';
import { formsIn, titlesIn } from '../../../definitions/outline.ts';
import type { Lang } from '../../../shared/language.ts';
import { orderableOptions } from '../../../shared/options.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { optionsFor, providers, type Reader, tariffsFor } from '../catalogue/catalogue.service.ts';
import { readFiles } from '../releases/definition-file.repository.ts';
import type { DraftView } from '../releases/draft-files.service.ts';
import { digestOf } from '../releases/manifest.ts';

/** The flow of orders. */
export const ORDER_FLOW = 'order/order.flow';

/** A form of a draft, for a person who chooses one. */
export interface SharedForm {
  id: string;
  title: string;
  /** The draft changes its own files. */
  isChanged: boolean;
}

/** All forms of a draft; those that it changes come first. */
export async function sharedForms(
  db: AppDeps['db'],
  { files, release: { changes } }: DraftView,
  lang: Lang,
): Promise<SharedForm[]> {
  const texts = await readFiles(db, files);
  const titleOf = titlesIn(texts, lang);
  const isChanged = (id: string) =>
    [`schemas/${id}.schema.json`, `ui-schemas/${id}.ui.json`].some((path) => Object.hasOwn(changes, path));
  return formsIn(texts)
    .map((id) => ({ id, title: titleOf(id), isChanged: isChanged(id) }))
    .sort((one, other) => Number(other.isChanged) - Number(one.isChanged));
}

type Deps = AppDeps & { preview: Previewer };

const asked = ({ db }: Deps, { files }: DraftView) => ({
  ...{ digest: digestOf(files), files: () => readFiles(db, files), typed: new Map() },
});

/** A form of a draft as it would be published; null: faults keep it from being shown, or there is none. */
async function sharedForm(deps: Deps, view: DraftView, form: string): Promise<PreviewForm | null> {
  const task = { is: 'form', form, now: deps.clock() } as const;
  const answer = await deps.preview({ ...asked(deps, view), task });
  return 'form' in answer ? answer.form : null;
}

/** The whole order of a draft, in the same way. */
async function sharedWalk(deps: Deps, view: DraftView, flow: string): Promise<PreviewWalk | null> {
  const task = { is: 'walk', flow, now: deps.clock() } as const;
  const answer = await deps.preview({ ...asked(deps, view), task });
  return 'walk' in answer ? answer.walk : null;
}

/** The script of a form or flow of a draft; undefined: faults keep it from being shown, or there is none. */
export async function sharedScript(
  deps: Deps,
  view: DraftView,
  part: string,
  lang: Lang,
): Promise<string | undefined> {
  const found = await (isFlow(part) ? sharedWalk : sharedForm)(deps, view, part);
  return found?.scripts[lang];
}

const isFlow = (part: string) => part.endsWith('.flow');

/** What a page of a draft shows, and where its scripts are. */
interface Wanted extends Reader {
  /** A form or a flow. */
  part: string;
  addressOf: (part: string, lang: Lang) => string;
}

/** What is told to the page's script; null: faults keep it from being shown. */
export async function sharedShown(
  deps: Deps,
  view: DraftView,
  { part, addressOf, ...reader }: Wanted,
): Promise<object | null> {
  const scriptsOf = (one: string) => ({ de: addressOf(one, 'de'), tr: addressOf(one, 'tr') });
  const dataOf = ({ examples }: Pick<PreviewForm, 'examples'>) => examples.map(({ data }) => data);
  const begun = { filled: { turn: 0, data: {} }, scripts: scriptsOf(part) };
  if (!isFlow(part)) {
    const form = await sharedForm(deps, view, part);
    return form && { ...begun, form: part, version: form.version, examples: dataOf(form) };
  }
  const walk = await sharedWalk(deps, view, part);
  if (!walk) return null;
  const [tariffs, options, operators] = await Promise.all([
    tariffsFor(deps, reader),
    optionsFor(deps, reader),
    providers(deps),
  ]);
  return {
    ...{ ...begun, flow: part, version: walk.version, order: {} },
    catalogue: { tariffs, options: orderableOptions(options), providers: operators },
    forms: walk.forms.map((form) => ({
      ...{ form: form.form, version: form.version, scripts: scriptsOf(form.form), examples: dataOf(form) },
    })),
  };
}
