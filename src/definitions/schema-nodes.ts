import type { JsonSchema, UiFile } from './schema-types.ts';

/** Whether a part of a schema is a schema of its own, and not `true`, `false` or a value. The linter checks what it holds. */
export function isSchema(part: unknown): part is JsonSchema {
  return typeof part === 'object' && part !== null;
}

/** Whether a part of a UI schema is one of its own. The linter checks what it holds. */
export function isUi(part: unknown): part is UiFile {
  return typeof part === 'object' && part !== null;
}

/** The UI schema of one property. */
export function uiOf(ui: UiFile, name: string): UiFile {
  const part = ui[name];
  return isUi(part) ? part : {};
}
