import { parsePhone } from './phone.ts';
import { ruleFunctionsWith } from './rule-functions.ts';

/** All functions that definitions name, for what has the phone numbers' library at hand. */
export const allFunctions = ruleFunctionsWith(parsePhone);

export const { formats, normalizers } = allFunctions;
