import { langs } from '../../shared/language.ts';
import { nearest } from '../../shared/nearest.ts';
import { stepTitleKey } from '../compile-flow.ts';
import type { Problem } from '../problem.ts';
import type { FlowFile, JsonSchema } from '../schema-types.ts';
import type { Source, SourceFile } from '../source.ts';
import { lintConditionKeywords } from './condition-keywords.ts';
import { lintFlowParts } from './flow-parts.ts';
import { lintLimits } from './limits.ts';
import { lintNames } from './names.ts';
import { ORDER_SCHEMA } from './order-schema.ts';

function lintCondition(file: string, when: JsonSchema | undefined, pointer: string): Problem[] {
  if (!when) return [];
  const names = { file, sentence: 'The order in progress has no field' };
  return [
    ...lintLimits(file, when, pointer),
    ...lintConditionKeywords(file, when, true, pointer),
    ...lintNames(when, ORDER_SCHEMA, names, pointer),
  ];
}

/** A flow names steps once and forms that exist; its conditions are schemas without mistakes. */
export function lintFlow(id: string, { file, json }: SourceFile<FlowFile>, source: Source): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  json.steps.forEach((step, i) => {
    const pointer = `/steps/${i}`;
    if (seen.has(step.id))
      problems.push({
        file,
        pointer,
        sentence: `The step "${step.id}" stands here twice. Give each its own "id".`,
      });
    seen.add(step.id);
    problems.push(...lintCondition(file, step.when, `${pointer}/when`));
    (step.skips ?? []).forEach(({ when }, j) => {
      problems.push(...lintCondition(file, when, `${pointer}/skips/${j}/when`));
    });
    step.forms.forEach(({ form, when }, j) => {
      if (!source.forms.has(form) && !source.broken.has(`schemas/${form}.schema.json`)) {
        const guess = nearest(form, [...source.forms.keys()]);
        const advice = guess ? `; did you mean "${guess}"?` : ` (schemas/${form}.schema.json).`;
        const sentence = `There is no form "${form}"${advice}`;
        problems.push({ file, pointer: `${pointer}/forms/${j}`, sentence });
      }
      problems.push(...lintCondition(file, when, `${pointer}/forms/${j}/when`));
    });
    problems.push(...lintFlowParts({ id, file, step, pointer }, source));
    for (const lang of langs) {
      const key = stepTitleKey(id, step.id);
      if (source.words[lang][key] === undefined) {
        problems.push({
          file: `locales/${lang}/${id.split('/')[0]}.json`,
          sentence: `The step "${step.id}" has no title. Add "${key}".`,
        });
      }
    }
  });
  return problems;
}
