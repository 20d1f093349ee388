import { IntlMessageFormat } from 'intl-messageformat';
import type { Clock } from '../clock.ts';
import { berlinToday } from '../dates.ts';
import type { FlowScript, FormScript, FormValues, RuleError } from '../form-script.ts';
import type { LookUp } from '../lookups.ts';
import { computeWith } from './compute.ts';
import { equal, ucs2length } from './equal.ts';
import type { CompiledCheck, FlowParts, FormParts } from './form-parts.ts';
import { pointerNames, valueAtPointer, withoutRows } from './json-pointer.ts';
import { type IsLeaked, type KeywordChecks, keywordChecks } from './keywords.ts';
import { mentionedIn, withMentioned, withNamed } from './mentions.ts';
import { type Normalizers, normalizeWith } from './normalize.ts';
import { toRuleErrors } from './rule-errors.ts';
import type { RuleFunctions } from './rule-functions.ts';
import { withinSizes } from './sizes.ts';

/** The input of a compiled script; the same few functions in browser and server. */
export interface Runtime {
  formats: Record<string, (value: string) => boolean>;
  keywords: KeywordChecks;
  ucs2length: (text: string) => number;
  equal: (a: unknown, b: unknown) => boolean;
  /** The order in progress while a form is judged as a part of it; undefined for other forms. */
  order: () => unknown;
  form: (parts: FormParts) => FormScript;
  flow: (parts: FlowParts) => FlowScript;
}

/** The words of an error: of its field and rule, else of its keyword. */
function textOf({ messages }: FormParts, { path, rule, keyword }: RuleError): string | undefined {
  const field = pointerNames(withoutRows(path)).join('.');
  return messages[`${field}|${rule}`] ?? messages[`*|${keyword}`] ?? messages['*|'];
}

function messageOf(parts: FormParts, error: RuleError): string {
  const text = textOf(parts, error);
  if (text === undefined) return error.rule;
  if (!text.includes('{')) return text;
  const { limit = '', value = '', said } = error;
  // An error that is not about data, such as a file that is gone, has no values to name.
  const unknown = parts.mentions && mentionedIn(text, parts.mentions, {}, parts.lang);
  const values = { limit, value, ...unknown, ...said };
  const parsed = new Map(Object.entries(parts.parsed ?? {})).get(text);
  return parsed ? String(new IntlMessageFormat(parsed, parts.lang).format(values)) : withNamed(text, values);
}

/** The most characters of a value that a sentence repeats. */
const MOST_REPEATED = 60;

/** How a sentence asks for what was typed. */
const TYPED = '{value';

/** An error with what was typed, where its sentence repeats it; the linter keeps such sentences from secrets. */
function withTyped(parts: FormParts, error: RuleError, data: FormValues): RuleError {
  if (!textOf(parts, error)?.includes(TYPED)) return error;
  const typed = valueAtPointer(data, error.path);
  if (typeof typed !== 'string' && typeof typed !== 'number') return error;
  const text = [...String(typed)];
  return {
    ...error,
    value: text.length > MOST_REPEATED ? `${text.slice(0, MOST_REPEATED).join('')}…` : text.join(''),
  };
}

/** An error with the computed values that its sentence names. */
function withComputed(parts: FormParts, error: RuleError, data: FormValues): RuleError {
  const { mentions = {}, lang } = parts;
  const said = mentionedIn(textOf(parts, error) ?? '', mentions, data, lang);
  return Object.keys(said).length === 0 ? error : { ...error, said };
}

/** Does work while an order is in progress. Judging is synchronous, so that no other form sees this order. */
type During = <T>(order: unknown, work: () => T) => T;

function createOrderContext() {
  let current: unknown;
  const during: During = (order, work) => {
    current = order;
    try {
      return work();
    } finally {
      current = undefined;
    }
  };
  return { order: () => current, during };
}

/** What a form works with. */
interface Tools {
  clock: Clock;
  normalizers: Normalizers;
}

/** How a form tidies what was typed, and computes what follows from it. */
function normalizeOf(
  { normalize, computed, questions = [], sizes = [] }: FormParts,
  { clock, normalizers }: Tools,
) {
  const tidied: FormScript['normalize'] = (data, { lang }) =>
    normalizeWith(normalize, data, { lang, normalizers });
  if (computed === undefined) return tidied;
  const today = () => berlinToday(clock());
  const computing = { steps: computed, checks: questions, sizes, today };
  const computedToo: FormScript['normalize'] = (data, context) =>
    computeWith(computing, tidied(data, context));
  return computedToo;
}

function assembleForm(parts: FormParts, during: During, tools: Tools): FormScript {
  const { id, version, lang, view, ui, words, variants = [], sizes = [] } = parts;
  // Most forms repeat nothing, and every key stroke comes here.
  const repeats = Object.values(parts.messages).some((text) => text.includes(TYPED));
  const found = (data: FormValues) => {
    const errors = toRuleErrors(parts.check.errors ?? [], parts.rules, parts.order);
    const repeating = repeats ? errors.map((error) => withTyped(parts, error, data)) : errors;
    return parts.mentions ? repeating.map((error) => withComputed(parts, error, data)) : repeating;
  };
  const conditions = parts.conditions.map((condition) => ({
    ...condition,
    test: (data: unknown, order?: unknown) => during(order, () => condition.test(data)),
  }));
  return {
    id,
    version,
    lang,
    view,
    ui,
    words,
    around: parts.around,
    variants,
    conditions,
    usesOrder: parts.usesOrder === true,
    computes: parts.computed !== undefined,
    readsPhones: parts.readsPhones !== false,
    normalize: normalizeOf(parts, tools),
    validate: (data, order) =>
      during(order, () => parts.check(withinSizes(sizes, data))) ? [] : found(data),
    fill: (text, data) => (parts.mentions ? withMentioned(text, parts.mentions, data, lang) : text),
    message: (error) => messageOf(parts, error),
  };
}

function assembleFlow(
  { id, version, lang, formVersions = {}, readsPhones, steps }: FlowParts,
  during: During,
): FlowScript {
  const shownBy = (check: CompiledCheck | null) => (order: unknown) =>
    check === null || during(order, () => check(order));
  const isSkipped = (skips: FlowParts['steps'][number]['skips'] = [], order: unknown) =>
    skips.some(({ check }) => shownBy(check)(order));
  return {
    id,
    version,
    lang,
    formVersions,
    readsPhones: readsPhones !== false,
    steps: steps.map((step) => ({
      id: step.id,
      title: step.title,
      shown: (order) => shownBy(step.check)(order) && !isSkipped(step.skips, order),
      forms: step.forms.map(({ form, check }) => ({ form, shown: shownBy(check) })),
      parts: step.parts ?? [],
    })),
  };
}

/** The runtime for scripts; `clock` decides what "today" is; the server also knows leaked passwords and all lists. */
export function createRuntime(
  clock: Clock,
  { formats, normalizers }: RuleFunctions,
  isLeaked?: IsLeaked,
  lookUp?: LookUp,
): Runtime {
  const { order, during } = createOrderContext();
  return {
    formats,
    keywords: keywordChecks(clock, isLeaked, lookUp),
    ucs2length,
    equal: (a, b) => equal(a, b),
    order,
    form: (parts) => assembleForm(parts, during, { clock, normalizers }),
    flow: (parts) => assembleFlow(parts, during),
  };
}
