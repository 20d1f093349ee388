import type { FormStore } from './form-store.ts';

/** The state of each form on the page, for what counts forms (`features/measuring/seen-forms.ts`). */
export const formStates = new WeakMap<Element, FormStore>();
