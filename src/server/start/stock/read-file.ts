import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FoundFaults,
  type JudgedGoods,
  judgeGoods,
  MOST_FAULTS,
} from '../../../definitions/goods/judge-goods.ts';
import { lineFinder } from '../../../definitions/goods/line-finder.ts';
import { langs } from '../../../shared/language.ts';
import type { Problem } from '../../errors/problem.ts';
import type { Words } from '../../infra/mail/words.ts';
import type { GoodsFile } from './find-files.ts';

/** Room for 250,000 numbers, one in a line. */
const MOST_MEGABYTES = 64;

/** The items of a file, or what is wrong with it. @param root the folder that holds `schemas` */
export function readGoods(root: string, { path, goods }: GoodsFile): JudgedGoods {
  if (statSync(path).size > MOST_MEGABYTES * 1_000_000)
    return { faults: [{ sentence: `A file may have ${MOST_MEGABYTES} MB at most. Split it.` }], total: 1 };
  const schema = readFileSync(join(root, `schemas/import/${goods.id}.import.json`), 'utf8');
  return judgeGoods(JSON.parse(schema), readFileSync(path));
}

/** A line for each fault, with the place of it. */
export function faultLines(path: string, { faults, total }: FoundFaults): string[] {
  const lines = faults.map(
    ({ line, sentence }) => `${path}${line === undefined ? '' : `:${line}`}: ${sentence}`,
  );
  const more = total - lines.length;
  return more > 0 ? [...lines, `${path}: ${more} more faults`] : lines;
}

/**
 * The lines about items that were refused when they were written, with the code that the catalogue of errors has. The report is
 * in English; the catalogue is not, so its sentence comes in both languages.
 */
export function refusalLines(path: string, problem: Problem, words: Words): string[] {
  const { referenceCode, wordKey, details } = problem;
  const { errors = [{ path: '', message: '' }] } = details;
  const sentences = langs.map((lang) => words.text(lang, wordKey)).join(' / ');
  // 1100 says only that something is wrong with a field, and the message says what.
  const code = referenceCode === 1100 ? '' : `${referenceCode} (${sentences}) `;
  const lineOf = lineFinder(readFileSync(path));
  const faults = errors.slice(0, MOST_FAULTS).map((error) => ({
    line: lineOf(error.path),
    sentence: `${code}${error.message ?? ''}`.trim(),
  }));
  return faultLines(path, { faults, total: errors.length });
}
