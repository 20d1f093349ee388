import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { logOutput } from '../../../src/server/start/log-output.ts';

test('lines are written together, and errors at once with what came before', async () => {
  const written: string[] = [];
  const output = logOutput((text) => written.push(text));
  output.write('{"level":30,"msg":"a"}\n');
  output.write('{"level":30,"msg":"b"}\n');
  expect(written).toEqual([]);
  output.write('{"level":50,"msg":"c"}\n');
  expect(written).toEqual(['{"level":30,"msg":"a"}\n{"level":30,"msg":"b"}\n{"level":50,"msg":"c"}\n']);
  output.write('{"level":30,"msg":"d"}\n');
  await sleep(150);
  expect(written.slice(1)).toEqual(['{"level":30,"msg":"d"}\n']);
});

test('a full pot is written without waiting', () => {
  const written: string[] = [];
  const output = logOutput((text) => written.push(text));
  for (let line = 0; line < 1000; line++) output.write(`{"level":30,"msg":"line ${line}"}\n`);
  expect(written.length).toBeGreaterThan(0);
  expect(written.length).toBeLessThan(5);
});
