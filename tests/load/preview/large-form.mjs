/** A form of many fields, as an analyst could write it: its files, and its words by language. */
export const LARGE = 'survey/large';

const SECTIONS = 8;

const range = (count) => Array.from({ length: count }, (_, i) => i);

function fieldOf(i) {
  if (i % 5 === 4) return { type: 'string', enum: ['one', 'two', 'three'] };
  return { type: 'string', 'x-normalize': 'trim', minLength: 2, maxLength: 40, pattern: '^[^<>]*$' };
}

function sectionOf(names) {
  const properties = Object.fromEntries(names.map((name, i) => [name, fieldOf(i)]));
  return { type: 'object', properties, required: names, additionalProperties: false };
}

function layoutOf(names) {
  const fields = names.map((name, i) => [
    name,
    i % 5 === 4 ? { 'ui:widget': 'select' } : { 'ui:options': { autocomplete: 'off' } },
  ]);
  return { 'ui:order': names, ...Object.fromEntries(fields) };
}

function wordsOf(section, names) {
  const prefix = `survey.large.${section}`;
  const ofField = (name, i) => ({
    [`${prefix}.${name}.label`]: `Angabe ${name}`,
    [`${prefix}.${name}.error.required`]: `Bitte ${name}.`,
    ...(i % 5 === 4
      ? { [`${prefix}.${name}.option.one`]: '1', [`${prefix}.${name}.option.two`]: '2' }
      : { [`${prefix}.${name}.error.minLength`]: 'Mindestens {minLength}.' }),
    ...(i % 5 === 4 && { [`${prefix}.${name}.option.three`]: '3' }),
  });
  return Object.assign({ [`${prefix}.label`]: section }, ...names.map(ofField), {
    [`${prefix}.${names[0]}.help`]: '{minLength} bis {maxLength} Zeichen',
  });
}

/** @param count how many fields */
export function largeForm(count) {
  const sections = range(SECTIONS).map((at) => [
    `part${at}`,
    range(count / SECTIONS).map((i) => `field${at * (count / SECTIONS) + i}`),
  ]);
  const names = sections.map(([section]) => section);
  const each = (make) => Object.fromEntries(sections.map(([section, fields]) => [section, make(fields)]));
  const answersOf = (fields) =>
    Object.fromEntries(fields.map((name, i) => [name, i % 5 === 4 ? 'one' : 'abc']));
  const schema = {
    ...{ $schema: '../meta/form.meta.json', type: 'object', properties: each(sectionOf) },
    ...{ required: names, additionalProperties: false },
  };
  return {
    files: {
      [`schemas/${LARGE}.schema.json`]: schema,
      [`ui-schemas/${LARGE}.ui.json`]: {
        ...{ $schema: '../../schemas/meta/ui.meta.json', 'ui:order': names },
        ...each(layoutOf),
      },
      [`schemas/${LARGE}.examples.json`]: {
        ...{ $schema: '../meta/examples.meta.json', valid: [each(answersOf)], invalid: [] },
      },
    },
    words: Object.assign(
      { 'survey.large.submit': 'Absenden', 'survey.large.title': 'Viele Felder' },
      ...sections.map(([section, fields]) => wordsOf(section, fields)),
    ),
  };
}
