import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { nearest } from '../../../shared/nearest.ts';
import { isTeamId, type TeamId, teamIds } from '../../../shared/teams.ts';
import { allGoods, goodsIdOf, goodsOf, type StockGoods } from './goods-registry.ts';

/** A file that brings goods; without a team it is for all brands. */
export interface GoodsFile {
  path: string;
  goods: StockGoods;
  team: TeamId | undefined;
}

/** What stands at a path: goods, something that is left alone, or a fault; each as a sentence. */
type Found = GoodsFile | { note: string } | { fault: string };

const ids = allGoods.map(({ id }) => id);

/** The files of goods below a folder, in the order in which they are written, or the one file that a path names. */
export function findFiles(path: string): { files: GoodsFile[]; notes: string[]; faults: string[] } {
  const found = foundAt(path);
  const files = found.flatMap((one) => ('goods' in one ? [one] : []));
  const faults = found.flatMap((one) => ('fault' in one ? [one.fault] : []));
  if (files.length === 0 && faults.length === 0)
    faults.push(`"${path}" brings no goods. Known are: ${ids.map((id) => `${id}.json`).join(', ')}.`);
  return {
    files: files.sort((one, other) => ids.indexOf(one.goods.id) - ids.indexOf(other.goods.id)),
    notes: found.flatMap((one) => ('note' in one ? [one.note] : [])),
    faults,
  };
}

function foundAt(path: string): Found[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [{ fault: `There is no file or folder "${path}".` }];
  if (!stats.isDirectory()) return [ofFile(path, teamOf(dirname(path)))];
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  const folders = entries.filter((entry) => entry.isDirectory());
  return [...inFolder(path), ...folders.flatMap(({ name }) => ofFolder(join(path, name)))];
}

function ofFolder(path: string): Found[] {
  if (teamOf(path)) return inFolder(path);
  const name = basename(path);
  const guess = nearest(name, teamIds);
  return guess
    ? [{ fault: `${path}: There is no brand "${name}"; did you mean "${guess}"?` }]
    : [{ note: `${path}: no brand has this name, left alone` }];
}

function inFolder(path: string): Found[] {
  const names = readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name }) => name);
  return names.sort().map((name) => ofFile(join(path, name), teamOf(path)));
}

function ofFile(path: string, team: TeamId | undefined): Found {
  const goods = goodsOf(basename(path));
  if (!goods) return ofStranger(path);
  if (!team || !goods.isShared) return { path, goods, team };
  return {
    fault: `${path}: All brands share one list of ${goods.id}: move this file to the top of the folder.`,
  };
}

/** Other files may stand in the folder; a misspelt name must not pass for one of them. */
function ofStranger(path: string): Found {
  const id = goodsIdOf(basename(path)) ?? basename(path);
  const guess = nearest(id, ids);
  return guess
    ? { fault: `${path}: There are no goods "${id}"; did you mean "${guess}"?` }
    : { note: `${path}: brings no goods, left alone` };
}

function teamOf(folder: string): TeamId | undefined {
  const name = basename(folder);
  return isTeamId(name) ? name : undefined;
}
