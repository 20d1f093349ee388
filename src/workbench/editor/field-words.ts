import { isRecord, walk } from '../../shared/json-values.ts';
import { NAMED_LIMITS } from '../../shared/rules/rule-keywords.ts';
import { branchesOf } from './field-rules.ts';
import { isRuleKeyword } from './section-rules.ts';

/** A word of a field: its label, its help, a choice, or the sentence of a rule. */
export interface FieldWord {
  /** `label`, `option.<value>`, `error.<rule>` */
  word: string;
  /** The keys under which it may stand, the nearest first. */
  keys: string[];
  /** The key that the field's own words are written under. */
  ownKey: string;
  /** The names that may stand in braces in it. */
  placeholders: string[];
}

/** What is known of a field whose words are shown. */
export interface Worded {
  form: string;
  path: readonly string[];
  /** The shared pieces that it is made of, the outermost first. */
  pieces: readonly string[];
  /** What its rules are. */
  schema: unknown;
  /** Rules over several fields whose sentences it shows. */
  sectionRules: readonly string[];
  /** It may be asked for. */
  mayBeRequired: boolean;
  /** What is typed is repeated in no sentence. */
  isSecret: boolean;
  /** All keys of words, of one language. */
  known: readonly string[];
}

interface NamedRule {
  rule: string;
  keyword: string;
  hasLimit: boolean;
  /** The section has it: its sentence is that of the form, not of a shared piece. */
  isOfSection: boolean;
}

/** The rules of a field that have a sentence. */
export function rulesOf({ schema, mayBeRequired, sectionRules }: Worded): NamedRule[] {
  const asked = { rule: 'required', keyword: 'required', hasLimit: false, isOfSection: false };
  const around = sectionRules.map((rule) => ({ rule, keyword: rule, hasLimit: true, isOfSection: true }));
  const outer = [...(mayBeRequired ? [asked] : []), ...around];
  const branches = branchesOf(schema).filter((branch) => !('x-errorAt' in branch.schema));
  const own = branches.flatMap(({ schema: branch, name }) =>
    Object.keys(branch)
      .filter(isRuleKeyword)
      .map((keyword) => ({
        ...{ keyword, rule: name ?? keyword, isOfSection: false },
        hasLimit: ['number', 'string'].includes(typeof branch[keyword]) && keyword !== 'pattern',
      })),
  );
  const names = own.map(({ rule }) => rule);
  const once = own.filter(({ rule }, i) => names.indexOf(rule) === i);
  return [...outer, ...once];
}

function limitsOf(schema: unknown): string[] {
  const named = branchesOf(schema).flatMap(({ schema: branch }) =>
    NAMED_LIMITS.filter((name) => typeof branch[name] === 'number'),
  );
  return [...new Set(named)];
}

function choicesOf(schema: unknown): string[] {
  const values = isRecord(schema) && Array.isArray(schema.enum) ? schema.enum : [];
  return values.map(String);
}

/** What a word can be; what else begins with the name of a section is that of a field in it. */
const KINDS = ['label', 'help', 'placeholder', 'option', 'error', 'row', 'add'];

/** The words that a field has or may have, in the order in which they are read. */
export function wordsOf(field: Worded): FieldWord[] {
  const { form, path, pieces, schema, isSecret, known } = field;
  const prefixes = [
    `${form.replaceAll('/', '.')}.${path.join('.')}.`,
    ...pieces.map((piece) => `field.${piece}.`),
  ];
  const limits = limitsOf(schema);
  const rules = new Map(rulesOf(field).map((rule) => [`error.${rule.rule}`, rule]));
  const written = prefixes.flatMap((prefix) =>
    known.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)),
  );
  const isOwn = (word: string) => KINDS.includes(word.split('.')[0] ?? '') && !word.includes('@');
  const options = choicesOf(schema).map((value) => `option.${value}`);
  const ofRows = isRecord(walk(schema, ['items', 'properties'])) ? ['row', 'add'] : [];
  const all = new Set(['label', 'help', ...ofRows, ...options, ...rules.keys(), ...written.filter(isOwn)]);
  return [...all].map((word) => {
    const rule = rules.get(word);
    const general = rule
      ? [`error.${rule.rule}`, `error.${rule.keyword}`]
      : word.startsWith('error.')
        ? [word]
        : [];
    const keys = [...new Set([...prefixes.map((prefix) => prefix + word), ...general])];
    const ownKey = ((rule?.isOfSection ? undefined : prefixes[1]) ?? prefixes[0] ?? '') + word;
    const ofError = word.startsWith('error.')
      ? [...(rule?.hasLimit ? ['limit'] : []), ...(isSecret || word === 'error.required' ? [] : ['value'])]
      : [];
    return { word, keys, ownKey, placeholders: word.startsWith('option.') ? [] : [...ofError, ...limits] };
  });
}

/** A text with something put in where the cursor stands, in the place of what is selected. */
export function putIn(
  text: string,
  from: number,
  to: number,
  made: string,
): { text: string; cursor: number } {
  return { text: text.slice(0, from) + made + text.slice(to), cursor: from + made.length };
}
