import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../../src/server/config.ts';
import { httpSmsGateway } from '../../../src/server/infra/ports/sms/http-gateway.ts';
import { ROOT } from '../../support/definitions.ts';

const folder = mkdtempSync(join(tmpdir(), 'fanline-keys-'));
const file = join(folder, 'key');
const shown: (string | undefined)[] = [];
const gateway = createServer((request, answer) => {
  shown.push(request.headers.authorization);
  request.resume();
  answer.end();
});
beforeAll(() => new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready)));
afterAll(() => {
  rmSync(folder, { recursive: true });
  gateway.close();
});

const load = (env: Record<string, string>) => loadConfig({ NODE_ENV: 'test', ...env }, ROOT);

test('a key in a file is read for each call, so that a vault exchanges it without a restart', async () => {
  writeFileSync(file, 'first\n');
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const { sms } = load({ SMS_GATEWAY_URL: url, SMS_GATEWAY_KEY_FILE: file });
  const port = httpSmsGateway(url, sms.key);
  await port.send({ to: '+4917139200001', text: 'a' });
  writeFileSync(file, 'second\n');
  await port.send({ to: '+4917139200001', text: 'b' });
  expect(shown).toEqual(['Bearer first', 'Bearer second']);
  writeFileSync(file, '');
  await expect(port.send({ to: '+4917139200001', text: 'c' })).rejects.toThrow('A file with a key is empty.');
  expect(shown).toHaveLength(2);
});

test.each(['PORTING', 'LOGISTICS', 'NETWORK', 'BILLING'])('the key of %s may stand in a file', (prefix) => {
  writeFileSync(file, 'of a vault\n');
  const env = { [`${prefix}_URL`]: 'https://x.example', [`${prefix}_NEWS_SECRET`]: 's' };
  const { systems } = load({ ...env, [`${prefix}_KEY_FILE`]: file });
  expect(Object.values(systems).map((system) => system?.key())).toEqual(['of a vault']);
});

test('a file that is not there, or two keys, are faulty settings; no value is told', () => {
  expect(() => load({ SMS_GATEWAY_KEY_FILE: join(folder, 'none') })).toThrow(
    /^SMS_GATEWAY_KEY_FILE must name/,
  );
  const both = { SMS_GATEWAY_KEY: 'secret-value', SMS_GATEWAY_KEY_FILE: file };
  expect(() => load(both)).toThrow('Set SMS_GATEWAY_KEY or SMS_GATEWAY_KEY_FILE, not both.');
});
