import type { FormValues, RuleError } from '../shared/form-script.ts';

/** A broken rule with its sentence. */
export interface ValidationError extends RuleError {
  message: string;
}

/** The verdict on a form's data. `value` is the normalised data, also when it is not valid. */
export interface ValidationResult {
  valid: boolean;
  value: FormValues;
  errors: ValidationError[];
}

/** The verdict on everything that was filled in along a flow. Paths are `/forms/<form>/<field>`. */
export interface FlowValidationResult {
  valid: boolean;
  /** The normalised data of the forms that belong to this order. */
  values: Record<string, FormValues>;
  errors: ValidationError[];
}
