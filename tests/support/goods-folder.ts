import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Database } from '../../src/server/infra/db/queryable.ts';
import { loadWords } from '../../src/server/infra/mail/words.ts';
import { runImport } from '../../src/server/start/stock/run-import.ts';
import { ROOT } from './definitions.ts';

/** The content that the demo and a new production are stocked with. */
export const CONTENT = join(ROOT, 'teams/content');

/** The items of one of its files, to be changed. */
export function contentOf(file: string): Record<string, unknown>[] {
  return JSON.parse(readFileSync(join(CONTENT, file), 'utf8'));
}

/** A new folder with files; what is no text is written as JSON, a member in a line. */
export function folderWith(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'fanline-goods-'));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
  return folder;
}

/** Runs the command; what it says comes with paths from the folder. */
export async function importInto(
  db: Database,
  path: string,
  ...options: string[]
): Promise<{ code: number; lines: string[] }> {
  const { said, code } = await runImport({ db, root: ROOT, words: loadWords(ROOT) }, [path, ...options]);
  return { code, lines: said.replaceAll(`${path}/`, '').split('\n') };
}

/** What each database makes itself: a round's secret is never in a file. */
const ownOfDatabase = { secret: undefined };

/** The rows of the goods' tables, to see whether anything has changed. */
export async function goodsIn(db: Database): Promise<Record<string, unknown[]>> {
  const tables = {
    tariff: 'team, slug',
    tariff_option: 'team, slug',
    product_plan: 'team, slug',
    coupon: 'team, code',
    campaign: 'team, slug',
    game_round: 'team, slug',
    giveaway_round: 'team, slug',
    media_content: 'team, slug',
    video: 'team, slug',
    wallpaper: 'team, slug',
    mnp_provider: 'slug',
    phone_number: 'msisdn',
    sim_card: 'iccid',
    shop: 'team, external_id',
  };
  const read = Object.entries(tables).map(async ([table, order]) => {
    const rows = await db.query<object>(`SELECT * FROM ${table} ORDER BY ${order}`);
    return [table, rows.map((row) => ({ ...row, ...ownOfDatabase }))] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
