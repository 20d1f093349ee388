import { withoutRows } from '../../shared/rules/json-pointer.ts';
import type { CompiledForm } from '../compiled.ts';
import type { Example, Examples } from '../examples.ts';
import { isProvedElsewhere, type ProvedPieces, pieceFile } from '../piece-examples.ts';
import type { Problem } from '../problem.ts';
import { missingEdges } from './edges/edges.ts';
import { offerOf } from './edges/write-edges.ts';

interface Proving {
  proved: ProvedPieces;
  now: Date;
  file: string;
}

/** Rules that no example breaks, each with the examples that were found for it. */
export function missingExamples(
  form: CompiledForm,
  examples: Pick<Examples, 'valid' | 'invalid'>,
  refused: readonly Example[],
  { proved, now, file }: Proving,
): Problem[] {
  const { model } = form;
  const shown = new Set(refused.map(({ path, rule }) => `${withoutRows(path)}|${rule}`));
  const unproved = model.fields.flatMap((field) =>
    field.rules
      .filter(({ rule }) => !shown.has(`${field.pointer}|${rule}`))
      .filter(({ definition }) => !isProvedElsewhere(model.id, field.pointer, definition, proved))
      .map((rule) => ({ field, rule })),
  );
  if (unproved.length === 0) return [];
  const { edges } = missingEdges({ form, ...examples, proved, now });
  return unproved.map(({ field, rule: { rule, definition = '' } }) => {
    const offers = edges
      .filter((edge) => edge.field === field && edge.rule.rule === rule)
      .map((edge) => offerOf(edge, model.id, proved));
    return {
      file: proved.examples.has(definition) ? pieceFile(definition, 'examples') : file,
      pointer: '/invalid',
      sentence: `No example breaks the rule "${rule}" of ${field.pointer}. Add one.`,
      ...(offers.length > 0 && { offers }),
    };
  });
}
