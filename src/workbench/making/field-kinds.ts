import type { Lang } from '../../shared/language.ts';

/** What a new field may be, when it is made of no shared piece. */
export const fieldKinds = ['text', 'number', 'yesNo', 'choice', 'date', 'rows', 'files', 'computed'] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** A field as a person describes it. */
export interface NewField {
  name: string;
  /** A kind, or the name of a shared piece. */
  kind: { is: FieldKind } | { piece: string };
  labels: Readonly<Record<Lang, string>>;
  choices: readonly string[];
  /** Undefined: the examples do not have it. */
  example: unknown;
}

const TRIMMED = { type: 'string', 'x-normalize': 'trim' };
const unfilled = { 'ui:options': { autocomplete: 'off' } };

/** From a file to a shared piece. */
function pieceRef(file: string, piece: string): { $ref: string } {
  return { $ref: `${'../'.repeat(file.split('/').length - 2)}definitions/${piece}.schema.json` };
}

/** Its rules. */
export function schemaOf({ kind, choices }: NewField, file: string): object {
  if ('piece' in kind) return pieceRef(file, kind.piece);
  switch (kind.is) {
    case 'text':
      return { ...TRIMMED, maxLength: 100, pattern: '^[^<>]*$' };
    case 'number':
      return { type: 'integer', minimum: 0, maximum: 100 };
    case 'yesNo':
      return { type: 'boolean' };
    case 'choice':
      return { type: 'string', enum: choices };
    case 'date':
      return { ...TRIMMED, maxLength: 20, format: 'date' };
    case 'rows':
      return {
        type: 'array',
        maxItems: 5,
        items: {
          type: 'object',
          properties: { name: pieceRef(file, 'personName') },
          required: ['name'],
          additionalProperties: false,
        },
      };
    case 'files':
      return {
        type: 'array',
        maxItems: 3,
        upload: { types: ['image/jpeg', 'image/png'], maxBytes: 5_000_000 },
      };
    case 'computed':
      return { type: 'integer', 'x-compute': { sum: [0] } };
  }
}

/** How it looks; undefined: as its type says. */
export function layoutOf({ kind }: NewField): object | undefined {
  if ('piece' in kind) return unfilled;
  switch (kind.is) {
    case 'text':
      return unfilled;
    case 'number':
      return { 'ui:widget': 'number' };
    case 'yesNo':
      return { 'ui:widget': 'checkbox' };
    case 'choice':
      return { 'ui:widget': 'select' };
    case 'date':
      return { 'ui:widget': 'date', ...unfilled };
    case 'rows':
      return { 'ui:widget': 'repeat', items: { name: unfilled } };
    case 'files':
      return { 'ui:widget': 'upload' };
    case 'computed':
      return undefined;
  }
}
