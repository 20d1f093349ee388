import { type FieldPath, pathOfPointer, withValue } from '../../../shared/field-paths.ts';
import type { FormScript, RuleError } from '../../../shared/form-script.ts';

/** A rule that a password has to meet, with its sentence. */
export interface PasswordRule {
  rule: string;
  message: string;
  limit?: number | string | undefined;
}

/** One character of each kind: together they break every rule that asks for kinds of characters or for length. */
const PROBES = ['a', 'A', '1', '-'];

function errorsOf(script: FormScript, path: FieldPath, password: string): RuleError[] {
  const errors = script.validate(withValue({}, path, password));
  return errors.filter((error) => pathOfPointer(error.path) === path);
}

/** The rules of a password field, found by asking the form's own rules about very short passwords. */
export function passwordRules(script: FormScript, path: FieldPath): PasswordRule[] {
  const errors = PROBES.flatMap((probe) => errorsOf(script, path, probe));
  const byRule = new Map(errors.map((error) => [error.rule, error]));
  return [...byRule.values()].map((error) => ({
    rule: error.rule,
    limit: error.limit,
    message: script.message(error),
  }));
}

/** Names of the rules that a field's present value breaks, joined by spaces to be compared at a glance. */
export function brokenRules(broken: readonly RuleError[], path: FieldPath): string {
  const here = broken.filter((error) => pathOfPointer(error.path) === path);
  return here.map(({ rule }) => rule).join(' ');
}
