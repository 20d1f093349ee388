import type { Operator } from './api/portings.ts';

/** The choice of an operator that is not in the list; its name is typed beside it. */
const OTHER = 'other';

/**
 * @param chosen an operator's id, or the choice of another one
 * @param typed the name of another one
 * @returns undefined for an unknown id, and for another one without a name
 */
export function operatorOf(
  providers: readonly Operator[],
  chosen: string | undefined,
  typed: string | undefined,
): Operator | undefined {
  if (chosen !== OTHER) return providers.find(({ id }) => id === chosen);
  return typed ? { id: OTHER, name: typed } : undefined;
}

/** Whether an operator is one that the list does not have. */
export function isOther({ id }: Operator): boolean {
  return id === OTHER;
}

/** How an operator is stored: by its id, or by its name where the list does not have it. */
export function storedOperator(operator: Operator | undefined): { id: string | null; name: string | null } {
  if (operator && isOther(operator)) return { id: null, name: operator.name };
  return { id: operator?.id ?? null, name: null };
}

/** The choices of a form: the operators, and last another one. */
export function operatorChoices(
  providers: readonly Operator[],
  another: string,
): { value: string; label: string }[] {
  return [...providers, { id: OTHER, name: another }].map(({ id, name }) => ({ value: id, label: name }));
}
