import type { SubjectKind } from '../../../shared/enums.ts';
import { keysOf } from '../../../shared/json-values.ts';
import { type Problem, problem } from '../../errors/problem.ts';
import type { PayableKind } from './payable.ts';

const kinds = new Map<SubjectKind, PayableKind>();

/**
 * Registers the handler for each kind of subject. `modules.ts` calls it, because the modules of the subjects come later
 * in the order of modules.
 */
export function registerPayables(given: Record<SubjectKind, PayableKind>): void {
  for (const kind of keysOf(given)) kinds.set(kind, given[kind]);
}

/** @throws Error when the kind has not been registered */
export function payableKind(kind: SubjectKind): PayableKind {
  const known = kinds.get(kind);
  if (!known) throw new Error(`No module has registered how ${kind} is paid.`);
  return known;
}

/** The refusal for a subject that does not exist, or belongs to another customer. */
export function unknownSubject(kind: SubjectKind): Problem {
  return problem(payableKind(kind).unknown);
}
