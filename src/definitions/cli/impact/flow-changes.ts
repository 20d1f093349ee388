import { langs } from '../../../shared/language.ts';
import type { CompiledFlow } from '../../compiled.ts';
import { readFlowExamples, showsFor } from '../../flow-examples.ts';
import type { Opened } from '../opened.ts';
import { differences, differenceText } from './differences.ts';
import type { OtherChange } from './form-changes.ts';

const change = (where: string): OtherChange => ({ aspect: 'flow', where });

/** A flow by its names, so that a step that moves is not all steps. */
function outline({ model }: CompiledFlow) {
  const conditions = model.steps.flatMap((step) => [
    [`step ${step.id}`, { when: step.when, skips: step.skips }],
    ...step.forms.map(({ form, when }) => [`${form} in step ${step.id}`, when && { when }]),
  ]);
  const titles = langs.flatMap((lang) =>
    model.steps.flatMap(({ id, parts = [] }, at) => [
      [`title of step ${id}, ${lang}`, model.titles[lang][at]],
      ...parts.map((part, place) => [
        `title of part ${part.id} of step ${id}, ${lang}`,
        model.partTitles[lang][at]?.[place],
      ]),
    ]),
  );
  const parts = model.steps.flatMap((step) =>
    (step.parts ?? []).map(({ id, asks, forms }) => [`part ${id} of step ${step.id}`, { asks, forms }]),
  );
  return {
    'order of the steps': model.steps.map(({ id }) => id),
    ...Object.fromEntries(
      model.steps.map(({ id, forms }) => [`forms of step ${id}`, forms.map(({ form }) => form)]),
    ),
    ...Object.fromEntries(
      model.steps.map(({ id, parts = [] }) => [`parts of step ${id}`, parts.map((part) => part.id)]),
    ),
    ...Object.fromEntries(parts),
    ...Object.fromEntries(conditions),
    ...Object.fromEntries(titles),
  };
}

/** The example orders of both versions to which the flow shows other steps or forms. */
async function ordersLedElsewhere(id: string, before: Opened, after: Opened): Promise<OtherChange[]> {
  const [older, newer] = [before, after].map(({ library }) => library.flows.get(id)?.loaded.de);
  if (!older || !newer) return [];
  const examples = await Promise.all(
    [before, after].map(({ root }) => readFlowExamples(root, id).catch(() => [])),
  );
  const orders = new Map(examples.flat().map(({ order }) => [JSON.stringify(order), order]));
  const moved = [...orders.values()].flatMap((order) => {
    const [was, is] = [showsFor(older, order), showsFor(newer, order)];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ order, was, is }];
  });
  const [first] = moved;
  if (!first) return [];
  const where = differences(first.was, first.is)
    .map((difference) => `${difference.path.join(' ')} ${differenceText(difference)}`)
    .join('; ');
  return [
    change(
      `${moved.length} of ${orders.size} example orders see something else, e.g. ${JSON.stringify(first.order)}: ${where}`,
    ),
  ];
}

/** What two versions of a flow differ in. */
export async function flowChanges(id: string, before: Opened, after: Opened): Promise<OtherChange[]> {
  const [older, newer] = [before.library.flows.get(id), after.library.flows.get(id)];
  if (!older || !newer) return [change(newer ? 'a new flow' : 'no longer there')];
  const changed = differences(outline(older), outline(newer)).map(
    ({ path, was, is }): OtherChange => ({ aspect: 'flow', where: path.join(' '), was, is }),
  );
  return [...changed, ...(await ordersLedElsewhere(id, before, after))];
}

/** What the two lists of pages differ in, by address. */
export function pageChanges(before: Opened, after: Opened): OtherChange[] {
  const [older, newer] = [before, after].map(({ library }) =>
    Object.fromEntries(library.pages.map(({ path, ...page }) => [path, page])),
  );
  return differences(older, newer).map(({ path, was, is }) => ({
    aspect: 'page',
    where: path.join(' '),
    was,
    is,
  }));
}
