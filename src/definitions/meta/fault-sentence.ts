import type { ErrorObject } from 'ajv';
import { nearest } from '../../shared/nearest.ts';

function advice(name: unknown, known: string[]): string {
  const guess = nearest(String(name), known);
  return guess ? `; did you mean "${guess}"?` : '.';
}

function strangerSentence(name: string, known: string[]): string {
  const what = known.includes('additionalProperties') ? 'is no keyword' : 'does not belong here';
  return `"${name}" ${what}${advice(name, known)}`;
}

/** What is wrong in a file by its description, said to the person who wrote it. Ajv must be verbose. */
export function sentenceOf({ keyword, params, message, data, parentSchema }: ErrorObject): string {
  if (keyword === 'additionalProperties')
    return strangerSentence(params.additionalProperty, Object.keys(parentSchema?.properties ?? {}));
  if (keyword === 'required') return `"${params.missingProperty}" is missing.`;
  if (keyword === 'enum') {
    const known: string[] = params.allowedValues.map(String);
    return `${JSON.stringify(data)} is none of: ${known.join(', ')}${advice(data, known)}`;
  }
  if (keyword === 'const') return `Only ${JSON.stringify(params.allowedValue)} may stand here.`;
  if (keyword === 'format') return 'This pattern cannot be compiled. Look for a bracket that is not closed.';
  return `What stands here ${message}.`;
}
