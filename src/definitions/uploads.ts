import type { UploadRule } from '../shared/uploads.ts';
import type { Field } from './fields.ts';

/** A field that holds files. */
export interface UploadField {
  pointer: string;
  path: string[];
  rule: UploadRule;
  /** False where the form says that nothing of it is kept. */
  isKept: boolean;
}

/** The fields of a form that hold files. */
export function uploadFields(fields: readonly Field[]): UploadField[] {
  return fields.flatMap(({ pointer, path, schema }) =>
    schema.upload === undefined
      ? []
      : [{ pointer, path, rule: schema.upload, isKept: schema['x-keep'] !== false }],
  );
}
