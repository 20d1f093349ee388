import { pointerOf } from '../../../shared/rules/json-pointer.ts';
import type { CompiledForm } from '../../compiled.ts';
import { differences, isSame } from './differences.ts';
import type { OtherChange } from './form-changes.ts';
import { outcomesOf } from './outcomes.ts';
import type { ReplayCase } from './replay-data.ts';

/**
 * The fields of which two versions store another value: a formula or a normaliser has changed. Only
 * cases that both versions accept count. No value stands in the answer.
 */
export function storedChanges(
  before: CompiledForm,
  after: CompiledForm,
  cases: readonly ReplayCase[],
): OtherChange[] {
  if (isSame(before.model.schema, after.model.schema)) return [];
  const [ofOld, ofNew] = [outcomesOf(before), outcomesOf(after)];
  const counts = new Map<string, number>();
  let accepted = 0;
  for (const one of cases) {
    const [old, now] = [ofOld(one), ofNew(one)];
    if (old.errors.length + now.errors.length > 0) continue;
    accepted += 1;
    for (const { path } of differences(old.value, now.value)) {
      const field = pointerOf(path);
      counts.set(field, (counts.get(field) ?? 0) + 1);
    }
  }
  return [...counts].map(([field, count]) => ({
    aspect: 'storage',
    detail: 'stored',
    where: `${field} another value in ${count} of ${accepted} accepted cases`,
  }));
}
