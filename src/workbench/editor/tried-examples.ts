import type { JudgedExamplesView } from '../../shared/api/workbench-preview.ts';
import { isRecord } from '../../shared/json-values.ts';
import type { FieldExample } from './field-examples.ts';
import { parsed } from './json-edit.ts';

const lengthOf = (json: unknown, kind: FieldExample['kind']) => {
  const list = isRecord(json) ? json[kind] : undefined;
  return Array.isArray(list) ? list.length : 0;
};

/**
 * What the preview found of an examples file while one types. Undefined: it knows nothing of it, or entries have come or
 * gone since, so that its verdicts are about other ones.
 */
export function triedIn(
  tried: readonly JudgedExamplesView[],
  file: string,
  text: string,
): JudgedExamplesView | undefined {
  const found = tried.find((one) => one.file === file);
  if (!found) return undefined;
  const json = parsed(text);
  const isSame = (['valid', 'invalid'] as const).every((kind) => found[kind].length === lengthOf(json, kind));
  return isSame ? found : undefined;
}
