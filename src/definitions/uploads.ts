import { sizeText, typesText, type UploadRule } from '../shared/uploads.ts';
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

/** Which files each field takes, of what size, and how many, in words. */
export function fileLimits(fields: readonly Field[]): Record<string, Record<string, unknown>> {
  const found = fields.flatMap(({ pointer, schema: { upload, maxItems, minItems } }) =>
    upload === undefined
      ? []
      : [[pointer, { types: typesText(upload.types), size: sizeText(upload.maxBytes), minItems, maxItems }]],
  );
  return Object.fromEntries(found);
}
