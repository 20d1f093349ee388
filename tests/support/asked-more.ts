import type { DefinitionsCopy } from './definitions-copy.ts';

/** A text that a form may ask for besides. */
export const TOWN = { type: 'string', 'x-normalize': 'trim', maxLength: 30 };

/** An optional field more, as an analyst adds it: in the schema and in the order of the screen; its label is its name. */
export async function askMore(
  copy: DefinitionsCopy,
  form: string,
  name: string,
  { field = TOWN, path = [], labelled = true }: { field?: object; path?: string[]; labelled?: boolean } = {},
): Promise<void> {
  await copy.edit(`schemas/${form}.schema.json`, (text) => {
    const schema = JSON.parse(text);
    const object = path.reduce((node, part) => node.properties[part], schema);
    object.properties[name] = field;
    return JSON.stringify(schema);
  });
  await copy.edit(`ui-schemas/${form}.ui.json`, (text) => {
    const ui = JSON.parse(text);
    const part = path.reduce((node, step) => node[step], ui);
    part['ui:order']?.push(name);
    return `${JSON.stringify(ui)}\n`;
  });
  if (!labelled) return;
  for (const lang of ['de', 'tr'])
    await copy.edit(`locales/${lang}/${form.split('/')[0]}.json`, (text) =>
      text.replace('{', `{ "${form.replace('/', '.')}.${[...path, name].join('.')}.label": "${name}",`),
    );
}
