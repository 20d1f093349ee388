import type { ViewUi } from '../shared/form-script.ts';
import { isRecord } from '../shared/json-values.ts';
import { pointerOf } from '../shared/rules/json-pointer.ts';

const wordKeys = [
  'ui:title',
  'ui:help',
  'ui:placeholder',
  'ui:row',
  'ui:add',
  'ui:enumNames',
  'ui:enumHelps',
];

/** Every word around and in the fields, by the field's pointer and the word's name: `/city title`. */
export function wordsInUi(ui: ViewUi, path: string[] = []): [string, unknown][] {
  return Object.entries(ui).flatMap(([name, value]): [string, unknown][] => {
    if (wordKeys.includes(name)) return [[`${pointerOf(path)} ${name.replace('ui:', '')}`, value]];
    return isRecord(value) && !name.startsWith('ui:') ? wordsInUi(value, [...path, name]) : [];
  });
}
