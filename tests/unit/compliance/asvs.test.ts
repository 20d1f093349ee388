import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answers } from '../../compliance/asvs/answers.ts';
import type { Entry } from '../../compliance/asvs/entry.ts';
import requirements from '../../compliance/asvs/requirements.json' with { type: 'json' };
import { ROOT } from '../../support/definitions.ts';

const states = ['answer', 'documented', 'operator', 'departure', 'notApplicable'] as const;

const idsOf = ({ ids }: Entry) => ids.split(' ');
const stateOf = (entry: Entry) => states.filter((state) => state in entry);

function sentencesOf(entry: Entry): string[] {
  const { ids, where, proofs, ...said }: Record<string, unknown> = { ...entry };
  return Object.values(said).map(String);
}

function countOf(state: (typeof states)[number]): number {
  return answers.filter((entry) => state in entry).flatMap(idsOf).length;
}

test('the list has the requirements of levels 1 and 2, each once and in a few words', () => {
  const ids = requirements.map(({ id }) => id);
  expect(new Set(ids).size).toBe(253);
  expect(ids).toHaveLength(253);
  expect(requirements.filter(({ level }) => level === 1)).toHaveLength(70);
  expect(requirements.filter(({ asks }) => asks.split(' ').length > 12)).toEqual([]);
});

test('each requirement has exactly one entry, and no entry is for an unknown one', () => {
  const answered = answers.flatMap(idsOf);
  expect([...answered].sort()).toEqual(requirements.map(({ id }) => id).sort());
});

test('the decision has the counts of this table and names where we depart', () => {
  const decision = readFileSync(join(ROOT, '.decisions/021-asvs.md'), 'utf8');
  for (const state of states) expect(decision).toContain(`| \`${state}\` | ${countOf(state)} |`);
  const toName = answers.filter((entry) => 'departure' in entry).flatMap(idsOf);
  expect(toName.filter((id) => !new RegExp(`${id.replaceAll('.', '\\.')}(?!\\d)`).test(decision))).toEqual(
    [],
  );
});

describe.each(answers)('$ids', (entry) => {
  test('has one state and says it in sentences', () => {
    expect(stateOf(entry)).toHaveLength(1);
    for (const sentence of sentencesOf(entry)) expect(sentence).toMatch(/^\S.{8,}\.$/);
  });

  const where = 'where' in entry ? entry.where : [];
  test('names places that exist', () => {
    if ('answer' in entry || 'documented' in entry || 'departure' in entry) expect(where).not.toEqual([]);
    expect(where.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  const proofs = 'proofs' in entry ? entry.proofs : [];
  test('names tests that exist', () => {
    if ('answer' in entry || 'departure' in entry) expect(proofs).not.toEqual([]);
    for (const [file, title] of proofs) {
      const source = readFileSync(join(ROOT, 'tests', file), 'utf8').replace(/\\'/g, "'");
      expect(source, file).toContain(title);
    }
  });
});
