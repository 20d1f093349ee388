import { Ajv, type KeywordCxt } from 'ajv';
import { _, getProperty, nil, not } from 'ajv/dist/compile/codegen/index.js';
import type { Clock } from '../shared/clock.ts';
import { keysOf } from '../shared/json-values.ts';
import type { LookUp } from '../shared/lookups.ts';
import { formats } from '../shared/rules/all-functions.ts';
import { type KeywordChecks, keywordChecks, OWN_KEYWORDS } from '../shared/rules/keywords.ts';

/** Words of ours that say something about a rule and validate nothing. */
export const ANNOTATIONS = [
  'x-rule',
  'x-keep',
  'x-compute',
  'x-normalize',
  'x-referenceCode',
  'x-errorAt',
  'x-definition',
];

/** Compiled code calls the runtime's function by name; `ref` serves the same check inside this process. */
function addOwnKeyword(ajv: Ajv, keyword: keyof KeywordChecks, checks: KeywordChecks): void {
  const { limit, $data, isCondition, isOfList } = OWN_KEYWORDS[keyword];
  ajv.addKeyword({
    keyword,
    schemaType: limit,
    $data,
    ...(!isCondition && { type: isOfList ? 'array' : 'string' }),
    // Of an object, code would carry the whole schema with it; that it is there says enough.
    error: { message: keyword, params: ({ schemaCode }) => (isOfList ? _`{}` : _`{limit: ${schemaCode}}`) },
    code(cxt: KeywordCxt) {
      const code = _`rt.keywords${getProperty(keyword)}`;
      const check = cxt.gen.scopeValue('func', { ref: checks[keyword], code });
      // A limit from another field that is absent or of another type limits nothing; its own rules judge that field.
      const isLimit = $data ? _`typeof ${cxt.schemaCode} == ${limit} && ` : nil;
      cxt.fail(_`${isLimit}!${check}(${isOfList ? true : cxt.schemaCode}, ${cxt.data})`);
    },
  });
}

/** `$order`: what its schema says of the order in progress decides; the form's own data are not looked at. */
function addOrderKeyword(ajv: Ajv, order: () => unknown): void {
  ajv.addKeyword({
    keyword: '$order',
    schemaType: 'object',
    error: { message: '$order' },
    code(cxt: KeywordCxt) {
      const { gen } = cxt;
      const read = gen.scopeValue('func', { ref: order, code: _`rt.order` });
      const data = gen.const('order', _`${read}()`);
      const valid = gen.name('valid');
      cxt.subschema({ keyword: '$order', data, dataTypes: [], compositeRule: true }, valid);
      cxt.fail(not(valid));
    },
  });
}

/**
 * Ajv as definitions need it: strict, all errors, our words and formats, and code that asks a runtime
 * named `rt` for both, so that it runs where no code may be made from text.
 */
export function createAjv(clock: Clock, order: () => unknown = () => undefined, lookUp?: LookUp): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    $data: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    messages: false,
    // The files were held against our own meta-schemas, which say more; Ajv's would be compiled anew for each form.
    meta: false,
    validateSchema: false,
    formats,
    code: { source: true, esm: false, optimize: 2, formats: _`rt.formats` },
  });
  for (const name of ANNOTATIONS) ajv.addKeyword(name);
  const checks = keywordChecks(clock, undefined, lookUp);
  for (const name of keysOf(OWN_KEYWORDS)) addOwnKeyword(ajv, name, checks);
  addOrderKeyword(ajv, order);
  return ajv;
}
