import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonText } from '../../shared/json-text.ts';
import { META_SCHEMAS } from '../meta/meta-schemas.ts';
import type { Command } from './command.ts';

/** `meta`: writes the meta-schemas for editors; needed after the vocabulary changed. */
export const meta: Command = async (_args, { root, say }) => {
  await mkdir(join(root, 'schemas/meta'), { recursive: true });
  for (const [kind, json] of Object.entries(META_SCHEMAS)) {
    const file = `schemas/meta/${kind}.meta.json`;
    await writeFile(join(root, file), jsonText(json));
    say(file);
  }
  return 0;
};
