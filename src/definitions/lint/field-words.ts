import { uiAt } from '../../shared/json-values.ts';
import type { FormModel } from '../compile-form.ts';
import type { Field } from '../fields.ts';

export function nameOf({ path }: Field): string {
  return path.join('.');
}

/** How a sentence names a field: by its shared piece, whose words they are, else by its place. */
export function spokenName(field: Field): string {
  return field.definition ?? nameOf(field);
}

/** Where the UI schema carries a field's words. */
export const SHOWN_AS: Record<string, string> = { label: 'ui:title', help: 'ui:help' };

/** What the UI schema carries for a field, after the words were filled in. */
export function textAt(ui: unknown, path: string[], key = 'ui:title'): unknown {
  return uiAt(ui, [...path, key]);
}

/** The keys under which a field's word may stand, the nearest first. */
export function keysOf(model: FormModel, { path, definition }: Field, word: string): string[] {
  return [`${model.id.replaceAll('/', '.')}.${path.join('.')}.${word}`, `field.${definition}.${word}`, word];
}
