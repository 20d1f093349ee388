import type { FlowPart } from '../shared/form-script.ts';
import type { Lang } from '../shared/language.ts';
import { DefinitionError } from './problem.ts';
import { readsPhones } from './reads-phones.ts';
import { resolveSchema } from './resolve.ts';
import type { FlowFile, FlowPartFile, JsonSchema } from './schema-types.ts';
import type { Source } from './source.ts';
import { compileToCode } from './standalone.ts';
import { versionOf } from './version.ts';

/** A flow put together from its file and its forms' versions. */
export interface FlowModel {
  id: string;
  file: string;
  steps: FlowFile['steps'];
  version: string;
  formVersions: Record<string, string>;
  titles: Record<Lang, string[]>;
  /** Of the parts of each step. */
  partTitles: Record<Lang, string[][]>;
}

function resolvedSteps(source: Source, file: string, flow: FlowFile): FlowFile['steps'] {
  const resolve = (when: JsonSchema | undefined) => (when ? { when: resolveSchema(source, file, when) } : {});
  return flow.steps.map((step) => ({
    id: step.id,
    ...resolve(step.when),
    ...(step.skips && {
      skips: step.skips.map(({ name, when }) => ({ name, when: resolveSchema(source, file, when) })),
    }),
    forms: step.forms.map(({ form, when }) => ({ form, ...resolve(when) })),
    ...(step.parts && { parts: step.parts }),
  }));
}

/** `order/order.flow` → `order.flow`, the prefix of the words of its steps. */
function wordPrefix(id: string): string {
  return id.replace(/^([^/]+)\/.*$/, '$1.flow');
}

/** The key of a step's title. */
export function stepTitleKey(flowId: string, stepId: string): string {
  return `${wordPrefix(flowId)}.${stepId}.title`;
}

/** The key of the title of a part of a step. */
export function partTitleKey(flowId: string, stepId: string, partId: string): string {
  return stepTitleKey(flowId, `${stepId}.${partId}`);
}

/** Reads one flow. Its version covers the forms in it. @throws DefinitionError */
export function modelFlow(source: Source, id: string, formVersions: ReadonlyMap<string, string>): FlowModel {
  const entry = source.flows.get(id);
  if (!entry) throw new DefinitionError([{ file: `schemas/${id}.json`, sentence: 'The file is missing.' }]);
  const steps = resolvedSteps(source, entry.file, entry.json);
  const titles = (lang: Lang) =>
    steps.map((step) => source.words[lang][stepTitleKey(id, step.id)] ?? step.id);
  const partTitles = (lang: Lang) =>
    steps.map((step) =>
      (step.parts ?? []).map((part) => source.words[lang][partTitleKey(id, step.id, part.id)] ?? part.id),
    );
  const versions = Object.fromEntries(
    steps.flatMap((step) => step.forms.map(({ form }) => [form, formVersions.get(form) ?? ''])),
  );
  const texts = { de: titles('de'), tr: titles('tr') };
  const ofParts = { de: partTitles('de'), tr: partTitles('tr') };
  const version = versionOf(id, steps, [texts, ofParts], versions);
  return { id, file: entry.file, steps, titles: texts, partTitles: ofParts, version, formVersions: versions };
}

function titled(parts: FlowPartFile[], titles: string[] = []): FlowPart[] {
  return parts.map((part, at) => ({ ...part, title: titles[at] ?? part.id }));
}

/** The script of a flow in one language; conditions are compiled, everything else is data. */
export function flowScript(model: FlowModel, lang: Lang): string {
  const schemas: Record<string, JsonSchema> = {};
  const check = (name: string, when: JsonSchema | undefined): string => {
    if (!when) return 'null';
    schemas[name] = when;
    return `exports.${name}`;
  };
  const steps = model.steps.map((step, i) => {
    const forms = step.forms.map(
      ({ form, when }, j) => `{form: ${JSON.stringify(form)}, check: ${check(`f${i}_${j}`, when)}}`,
    );
    const skips = (step.skips ?? []).map(
      ({ name, when }, j) => `{name: ${JSON.stringify(name)}, check: ${check(`k${i}_${j}`, when)}}`,
    );
    const title = JSON.stringify(model.titles[lang][i]);
    const parts = step.parts
      ? ` parts: ${JSON.stringify(titled(step.parts, model.partTitles[lang][i]))},`
      : '';
    return `{id: ${JSON.stringify(step.id)}, title: ${title},${parts} check: ${check(`s${i}`, step.when)}, skips: [${skips.join(', ')}], forms: [${forms.join(', ')}]}`;
  });
  const { id, version, formVersions } = model;
  const head = JSON.stringify({ id, version, lang, formVersions, readsPhones: readsPhones(schemas) });
  return `export default (rt) => {\n${compileToCode(schemas)}\nreturn rt.flow({...${head}, steps: [${steps.join(', ')}]});\n};\n`;
}
