import type { ValidatorType } from '@rjsf/utils';

const JUNK_OPTION = '_$junk_option_schema_id$_';

/**
 * rjsf asks for a validator although it never validates here: the rules are in the form's script. It must refuse the
 * schema that rjsf uses to probe for "no option", else choosing an option throws.
 */
export const noValidator: ValidatorType = {
  isValid: (schema) => schema.$id !== JUNK_OPTION,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
};
