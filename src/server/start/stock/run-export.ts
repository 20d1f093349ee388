import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { Said } from '../run-command.ts';
import { allGoods } from './goods-registry.ts';
import { teamsOf } from './write-goods.ts';

const help = `npm run export -- <folder>
  Writes the goods of the database into files that the import takes: a folder for each brand, and what all brands share
  at the top. The folder must be new or empty. Paths count from the project's folder.`;

/** Writes all goods into a folder, and says what each file holds. */
export async function runExport(db: Queryable, [folder, ...others]: readonly string[]): Promise<Said> {
  if (folder === undefined || others.length > 0 || folder.startsWith('-')) return { said: help, code: 1 };
  if (existsSync(folder) && readdirSync(folder).length > 0)
    return { said: `"${folder}" is not empty. Name a new folder.`, code: 1 };
  const lines: string[] = [];
  for (const goods of allGoods)
    for (const team of teamsOf(goods)) {
      const items = await goods.read?.(db, team);
      if (!items || items.length === 0) continue;
      const place = goods.isShared ? folder : join(folder, team);
      mkdirSync(place, { recursive: true });
      const file = join(place, `${goods.id}.json`);
      writeFileSync(file, asFile(items));
      lines.push(`${file}: ${items.length}`);
    }
  return { said: lines.length > 0 ? lines.join('\n') : 'The database has no goods.', code: 0 };
}

/** An item in a line, so that two exports can be compared line by line. */
function asFile(items: readonly unknown[]): string {
  return `[\n${items.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n]\n`;
}
