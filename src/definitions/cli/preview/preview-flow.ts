import { isRecord } from '../../../shared/json-values.ts';
import { orderNames } from '../../../shared/order-names.ts';
import { pointerOf } from '../../../shared/rules/json-pointer.ts';
import { createAjv } from '../../ajv.ts';
import { type FlowModel, modelFlow } from '../../compile-flow.ts';
import type { FileTexts } from '../../file-texts.ts';
import { lintFlow } from '../../lint.ts';
import { foldProblems, type Problem } from '../../problem.ts';
import type { FlowFile, JsonSchema } from '../../schema-types.ts';
import type { Source } from '../../source.ts';
import { attempt } from '../../unexpected.ts';
import { type Both, both } from '../book/html.ts';
import { draftSource } from './draft-source.ts';
import { isOpen } from './open-conditions.ts';
import { insist } from './preview-form.ts';
import { orderName, type Said, saidCondition } from './said.ts';

/** A step or a form of a flow: who comes to it, and whether the order in question does. */
export interface FlowPlace {
  title: Both;
  /** Null: every order. */
  when: Said | null;
  isShown: boolean;
  /** It depends on what the order does not say yet. */
  isOpen: boolean;
}

export interface FlowForm extends FlowPlace {
  form: string;
}

export interface FlowPictureStep extends FlowPlace {
  id: string;
  /** Orders that pass the step by although its condition holds. */
  skips: { name: string; when: Said | null; isMet: boolean }[];
  forms: FlowForm[];
}

/** A value of the order that a condition asks about, to be chosen. */
export interface FlowChoice {
  pointer: string;
  label: Said;
  values: (string | boolean)[];
}

export interface FlowPicture {
  id: string;
  version: string;
  steps: FlowPictureStep[];
  choices: FlowChoice[];
}

export interface FlowWanted {
  files: FileTexts;
  /** Such as `order/order.flow`. */
  flow: string;
  order: unknown;
  now: Date;
}

/** The pointers that a condition asks about, and the values that it names. */
function askedBy(schema: unknown, path: string[] = []): [string, unknown[]][] {
  if (!isRecord(schema)) return [];
  const { properties, const: fixed, enum: named, not, anyOf, allOf } = schema;
  const values = [...(fixed === undefined ? [] : [fixed]), ...(Array.isArray(named) ? named : [])];
  const inside = isRecord(properties) ? Object.entries(properties) : [];
  const others = [not, ...[anyOf, allOf].flatMap((list) => (Array.isArray(list) ? list : []))];
  return [
    ...(values.length > 0 ? [[pointerOf(path), values] satisfies [string, unknown[]]] : []),
    ...inside.flatMap(([name, one]) => askedBy(one, [...path, name])),
    ...others.flatMap((one) => askedBy(one, path)),
  ];
}

function conditionsOf(steps: FlowFile['steps']): JsonSchema[] {
  return steps.flatMap(({ when, skips = [], forms }) =>
    [when, ...skips.map((skip) => skip.when), ...forms.map((form) => form.when)].filter(
      (one) => one !== undefined,
    ),
  );
}

/** Who orders, and how the number and the SIM come, can always be chosen. */
const ALWAYS = ['/customerType', '/numberType', '/simType', '/userInfo/known'];

/** What an analyst may choose of an order, to see its way. */
export function choicesOf(steps: FlowFile['steps']): FlowChoice[] {
  const asked = conditionsOf(steps).flatMap((when) => askedBy(when));
  const pointers = [...new Set([...ALWAYS, ...asked.map(([pointer]) => pointer)])];
  return pointers.flatMap((pointer) => {
    const known = orderNames.get(pointer);
    const named = asked.flatMap(([other, values]) => (other === pointer ? values : []));
    const all = known?.type === 'boolean' ? [true, false] : [...(known?.values ?? named)];
    const values = [...new Set(all)].filter((one) => typeof one === 'string' || typeof one === 'boolean');
    return values.length > 0 ? [{ pointer, label: orderName(pointer), values }] : [];
  });
}

/** Tells whether an order meets a condition of the flow. */
function judging(order: unknown, now: Date): (when: JsonSchema | undefined) => boolean {
  const ajv = createAjv(
    () => now,
    () => order,
  );
  return (when) => when === undefined || ajv.compile(when)(order) === true;
}

function pictureOf(model: FlowModel, source: Source, { order, now }: FlowWanted): FlowPicture {
  const holds = judging(order, now);
  const titleOf = (form: string) =>
    both((lang) => source.words[lang][`${form.replaceAll('/', '.')}.title`] ?? form);
  const steps = model.steps.map((step, at) => {
    const skips = (step.skips ?? []).map(({ name, when }) => ({
      ...{ name, when: saidCondition(when), isMet: holds(when) },
    }));
    const isPassed = skips.some(({ isMet }) => isMet);
    const isShown = holds(step.when) && !isPassed;
    const mayOpen =
      isOpen(step.when, order) || (isShown && (step.skips ?? []).some(({ when }) => isOpen(when, order)));
    const isStepOpen = mayOpen && !isPassed;
    const forms = step.forms.map(({ form, when }) => ({
      ...{ form, title: titleOf(form), when: saidCondition(when), isShown: isShown && holds(when) },
      isOpen: (isShown || isStepOpen) && (isOpen(when, order) || (isStepOpen && holds(when))),
    }));
    const title = both((lang) => model.titles[lang][at] ?? step.id);
    const place = { title, when: saidCondition(step.when), isShown, isOpen: isStepOpen };
    return { id: step.id, ...place, skips, forms };
  });
  return { id: model.id, version: model.version, steps, choices: choicesOf(model.steps) };
}

/** The flow of files that stand in no folder, and the way of an order through it. */
export async function previewFlow(
  wanted: FlowWanted,
): Promise<{ flow: FlowPicture | null; faults: Problem[] }> {
  const file = `schemas/${wanted.flow}.json`;
  const faults: Problem[] = [];
  const flow = await attempt(faults, file, () => {
    const source = draftSource(wanted.files);
    insist(source.problems.filter((one) => source.broken.has(one.file)));
    const entry = source.flows.get(wanted.flow);
    if (entry) insist(lintFlow(wanted.flow, entry, source));
    return pictureOf(modelFlow(source, wanted.flow, new Map()), source, wanted);
  });
  return { flow: flow ?? null, faults: foldProblems(faults) };
}
