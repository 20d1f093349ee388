import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import type { Problem } from '../problem.ts';
import { sentenceOf } from './fault-sentence.ts';
import { META_SCHEMAS } from './meta-schemas.ts';
import type { Meta } from './schema-keywords.ts';

/** Which meta-schema describes a file. */
const KINDS: [place: RegExp, kind: string][] = [
  [/^schemas\/definitions\/.+\.schema\.json$/, 'piece'],
  [/^schemas\/definitions\/.+\.examples\.json$/, 'piece-examples'],
  [/^schemas\/.+\.schema\.json$/, 'form'],
  [/^schemas\/.+\.flow\.json$/, 'flow'],
  [/^schemas\/.+\.flow\.examples\.json$/, 'flow-examples'],
  [/^schemas\/.+\.examples\.json$/, 'examples'],
  [/^schemas\/sources\/[a-z][A-Za-z0-9]*\.json$/, 'source'],
  [/^ui-schemas\/pages\.json$/, 'pages'],
  [/^ui-schemas\/.+\.ui\.json$/, 'ui'],
  [/^locales\/languages\.json$/, 'languages'],
  [/^locales\/[a-z]+\/[^/]+\.json$/, 'words'],
];

/** The kind of a file, by its path from the project's folder. */
export function kindOf(file: string): string | undefined {
  return KINDS.find(([place]) => place.test(file))?.[1];
}

/** What a file may hold, by its path; undefined: it is none of definitions. */
export function metaSchemaOf(file: string): Meta | undefined {
  return META_SCHEMAS[kindOf(file) ?? ''];
}

const ajv = new Ajv({
  allErrors: true,
  strict: true,
  strictRequired: false,
  strictTypes: false,
  verbose: true,
});
ajv.addFormat('regex', { validate: (text: string) => isPattern(text) });

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

/** An unknown keyword is shown where it stands; everything else where what is wrong stands. */
function placeOf({ keyword, params, instancePath, parentSchema }: ErrorObject): string {
  const isKeyword = keyword === 'additionalProperties' && parentSchema?.properties?.additionalProperties;
  return isKeyword ? `${instancePath}/${params.additionalProperty}` : instancePath;
}

/** What one file holds against the meta-schema of its kind. */
export function lintMeta(file: string, json: unknown): Problem[] {
  const meta = metaSchemaOf(file);
  if (!meta || ajv.validate(meta, json)) return [];
  // `oneOf` only tells editors what the values of an `enum` mean: the `enum` says what is wrong.
  const errors = (ajv.errors ?? []).filter(
    ({ keyword, schemaPath }) =>
      !['if', 'anyOf', 'oneOf'].includes(keyword) && !/\/oneOf\/\d+\//.test(schemaPath),
  );
  return errors.map((error) => ({ file, pointer: placeOf(error), sentence: sentenceOf(error) }));
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
  return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}

/** The files that analysts edit, by the kind of each. */
export async function definitionFiles(root: string): Promise<string[]> {
  const folders = ['schemas', 'ui-schemas', 'locales'];
  const files = (await Promise.all(folders.map((folder) => filesBelow(root, folder)))).flat();
  return files.filter((file) => kindOf(file) !== undefined).sort();
}

/** Every file of a kind against its meta-schema; what is not JSON is left to the reader of definitions. */
export async function lintAllMeta(root: string): Promise<Problem[]> {
  const problems = (await definitionFiles(root)).map(async (file) => {
    const text = await readFile(join(root, file), 'utf8');
    try {
      return lintMeta(file, JSON.parse(text));
    } catch (error) {
      if (error instanceof SyntaxError) return [];
      throw error;
    }
  });
  return (await Promise.all(problems)).flat();
}
