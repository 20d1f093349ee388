import { pointerOf } from '../../../shared/rules/json-pointer.ts';
import { differences } from './differences.ts';
import type { OtherChange } from './form-changes.ts';
import type { Outcome } from './outcomes.ts';

/**
 * The fields of which two versions store another value: a formula or a normaliser has changed. Only cases that both
 * versions accept count. No value stands in the answer.
 */
export function storedChanges(outcomes: readonly Outcome[]): OtherChange[] {
  const counts = new Map<string, number>();
  const accepted = outcomes.filter(({ old, now }) => old.errors.length + now.errors.length === 0);
  for (const { old, now } of accepted) {
    for (const { path } of differences(old.value, now.value)) {
      const field = pointerOf(path);
      counts.set(field, (counts.get(field) ?? 0) + 1);
    }
  }
  return [...counts].map(([field, count]) => ({
    aspect: 'stored',
    where: `${field} another value in ${count} of ${accepted.length} accepted cases`,
  }));
}
