import type { FormScript } from '../../../shared/form-script.ts';
import { pointerNames } from '../../../shared/rules/json-pointer.ts';
import { visibleView } from '../state/view.ts';

/**
 * A form without fields that the page asks elsewhere: they are not shown, and nothing is said about them.
 * @param paths with dots
 */
export function withoutFields(script: FormScript, paths: readonly string[]): FormScript {
  const isAsked = (pointer: string) => !paths.includes(pointerNames(pointer).join('.'));
  return {
    ...script,
    view: visibleView(script.view, paths),
    validate: (data, order) => script.validate(data, order).filter(({ path }) => isAsked(path)),
  };
}
