import type { FormPageAddress, PageWord } from './form-page.ts';
import type { Lang } from './language.ts';

/** An area and a name in it, such as `survey/wish`. */
export const FORM_ID = /^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/;

const SCHEMA = {
  $schema: '../meta/form.meta.json',
  type: 'object',
  properties: { name: { $ref: '../definitions/personName.schema.json' } },
  required: ['name'],
  additionalProperties: false,
};

const UI = {
  $schema: '../../schemas/meta/ui.meta.json',
  'ui:order': ['name'],
  name: { 'ui:options': { autocomplete: 'name' } },
};

function refused(value: unknown, rule: string) {
  return { data: { name: value }, path: '/name', rule };
}

/** Both sides of every rule of the one field, so that the suites pass before anything is changed. */
const EXAMPLES = {
  $schema: '../meta/examples.meta.json',
  valid: [{ name: 'Ayşe Yılmaz' }, { name: '’t Hooft-O’Brien jr.' }, { name: 'ö'.repeat(100) }],
  invalid: [
    { base: 0, remove: ['/name'], path: '/name', rule: 'required' },
    refused('   ', 'required'),
    refused(7, 'type'),
    refused('ö'.repeat(101), 'maxLength'),
    refused('Ayşe 2', 'pattern'),
    refused('-Ayşe', 'pattern'),
    { base: 0, set: { '/nickname': 'Ayşe' }, path: '/nickname', rule: 'additionalProperties' },
  ],
};

/** The files of a new form by their path. */
export function newFormFiles(id: string): Record<string, object> {
  return {
    [`schemas/${id}.schema.json`]: SCHEMA,
    [`schemas/${id}.examples.json`]: EXAMPLES,
    [`ui-schemas/${id}.ui.json`]: UI,
  };
}

const WORDS: Record<Lang, [title: string, submit: string]> = {
  de: ['Neues Formular', 'Absenden'],
  tr: ['Yeni form', 'Gönder'],
};

/** The words of a new form; its field has those of the shared piece. */
export function newFormWords(id: string, lang: Lang): Record<string, string> {
  const [title, submit] = WORDS[lang];
  const prefix = id.replace('/', '.');
  return { [`${prefix}.title`]: title, [`${prefix}.submit`]: submit };
}

const PAGE_WORDS: Record<Lang, Record<PageWord, string>> = {
  de: {
    title: 'Neues Formular',
    description: 'Füllen Sie das neue Formular online aus.',
    lead: 'Bitte füllen Sie das Formular aus.',
    thanksTitle: 'Vielen Dank',
    thanks: 'Wir haben Ihre Angaben erhalten.',
  },
  tr: {
    title: 'Yeni form',
    description: 'Yeni formu internetten doldurun.',
    lead: 'Lütfen formu doldurun.',
    thanksTitle: 'Teşekkür ederiz',
    thanks: 'Bilgilerinizi aldık.',
  },
};

/** The words of a new form's page. */
export function newPageWords(id: string, lang: Lang): Record<string, string> {
  const entries = Object.entries(PAGE_WORDS[lang]);
  return Object.fromEntries(entries.map(([word, text]) => [`${id.replace('/', '.')}.page.${word}`, text]));
}

/** The page of a new form: at the address of its name, for everybody. */
export function newPage(id: string): FormPageAddress {
  return { path: `/${id}`, form: id, signedIn: false };
}
