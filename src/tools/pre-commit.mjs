// Runs before each commit: formats and checks the staged files. .githooks/pre-commit calls it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parts, typecheck } from './typecheck.mjs';

const root = join(import.meta.dirname, '../..');

function lines(command, ...args) {
  const { stdout, status } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) process.exit(1);
  return stdout.split('\0').filter(Boolean);
}

function passes(script, ...args) {
  return (
    spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit' }).status === 0
  );
}

/** Formats files that are staged completely; a partly staged file is only checked, not changed. */
function formatted(staged) {
  const partly = new Set(lines('git', 'diff', '--name-only', '-z'));
  const whole = staged.filter((file) => !partly.has(file));
  const biome = (files, ...how) =>
    files.length === 0 ||
    passes(
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
      '--no-errors-on-unmatched',
      ...how,
      ...files,
    );
  const isGood = biome(whole, '--write');
  if (whole.length > 0) lines('git', 'add', '--', ...whole);
  return biome([...partly].filter((file) => staged.includes(file))) && isGood;
}

/** The touched parts, and the parts that use them. */
function touchedParts(staged) {
  const touches = (part) => staged.some((file) => file.startsWith(`${part}/`) && /\.m?tsx?$/.test(file));
  if (touches('src/shared')) return parts;
  const touched = parts.filter(touches);
  return touches('src/definitions') ? [...new Set([...touched, 'src/server'])] : touched;
}

const staged = lines('git', 'diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z');
const isFormatted = formatted(staged);
const isTyped = await typecheck(touchedParts(staged));
const touchesImports = staged.some((file) => /^src\/.*\.m?tsx?$/.test(file));
const isBounded = !touchesImports || passes('src/tools/boundaries.mjs');
process.exitCode = isFormatted && isTyped && isBounded ? 0 : 1;
