import { isRecord } from '../../../shared/json-values.ts';
import type { Lang } from '../../../shared/language.ts';
import { sizeText, typesText } from '../../../shared/uploads.ts';
import { targetOf } from '../../computed.ts';
import { branchesOf, type Field, type Rule } from '../../fields.ts';
import type { Labels } from './condition-text.ts';
import { patternText } from './pattern-text.ts';

/** What the schema says at a rule: 50 for `"maxLength": 50`. */
export function limitOf(field: Field, { rule, keyword }: Rule): unknown {
  // Whether a field must or may be there is said by the object around it and has no limit.
  if (keyword === 'required' || keyword === 'notAllowed') return undefined;
  const branches = [field.schema, field.schema.items ?? {}].flatMap(branchesOf);
  return branches.find((one) => one[keyword] !== undefined && (one['x-rule'] ?? keyword) === rule)?.[keyword];
}

/** A rule that forbids what it names, such as a pattern: `{ "not": { "pattern": … } }`. */
function forbidden(limit: unknown): string | undefined {
  return isRecord(limit) && typeof limit.pattern === 'string' ? limit.pattern : undefined;
}

/** A limit in words of one language; empty where there is none or where a list of its own says it. */
export function limitText(field: Field, rule: Rule, lang: Lang, labels: Labels): string {
  const { upload } = field.schema;
  if (rule.keyword === 'upload' && upload) return `${typesText(upload.types)} ≤ ${sizeText(upload.maxBytes)}`;
  const limit = limitOf(field, rule);
  if (limit === undefined || rule.keyword === 'enum') return '';
  const pattern = rule.keyword === 'pattern' ? String(limit) : forbidden(limit);
  if (pattern !== undefined) return patternText(pattern, lang) ?? pattern;
  if (isRecord(limit) && typeof limit.$data === 'string')
    return `„${labels.field(targetOf(limit.$data, field.path) ?? [])}“`;
  if (typeof limit === 'boolean') return labels.option(field.path, limit);
  return isRecord(limit) || Array.isArray(limit) ? JSON.stringify(limit) : String(limit);
}
