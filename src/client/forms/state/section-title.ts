import type { FormScript } from '../../../shared/form-script.ts';
import { uiOf } from './view.ts';

/** What a section of a form is called. */
export function sectionTitle({ ui, words }: Pick<FormScript, 'ui' | 'words'>, name: string): string {
  const title = uiOf(ui, name)['ui:title'];
  return typeof title === 'string' ? title : (words[`${name}.label`] ?? name);
}
