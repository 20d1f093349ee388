import type { WidgetProps } from '@rjsf/utils';
import type { UploadRule } from '../../../../shared/uploads.ts';

/** The rule of a field's files, which the compiler puts into the view. */
export function uploadRule({ schema }: WidgetProps): UploadRule | undefined {
  // rjsf types a view as JSON Schema, which does not know our word.
  return (schema as { upload?: UploadRule }).upload;
}
