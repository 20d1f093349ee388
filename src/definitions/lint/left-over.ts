import type { FormModel } from '../compile-form.ts';
import type { Problem } from '../problem.ts';
import type { Source } from '../source.ts';

/** Shared pieces that no form is made of, and UI schemas of forms that are not there. */
export function lintLeftOver(models: FormModel[], source: Source): Problem[] {
  // While a form has a fault its pieces are not known, and nothing can be called unused.
  const complete = models.length === source.forms.size;
  const text = complete ? JSON.stringify(models.map(({ schema }) => schema)) : '';
  const pieces = [...source.pieces].filter(([name]) => !text.includes(`"x-definition":"${name}"`));
  const uis = [...source.uis].filter(
    ([id]) => !source.forms.has(id) && !source.broken.has(`schemas/${id}.schema.json`),
  );
  return [
    ...(complete ? pieces : []).map(([, { file }]) => ({
      file,
      sentence: 'No form uses this piece. Use it or remove the file.',
    })),
    ...uis.map(([id, { file }]) => ({
      file,
      sentence: `There is no form "${id}" (schemas/${id}.schema.json). Correct the file's name or remove it.`,
    })),
  ];
}
