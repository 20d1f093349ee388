import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serviceSources } from '../../../src/server/http/pages/service-sources.ts';
import { readServices } from '../../../src/server/infra/consents/read-services.ts';
import { loadTeams } from '../../../src/server/infra/teams.ts';
import { askedPurposes } from '../../../src/shared/purposes.ts';
import { ROOT } from '../../support/definitions.ts';

const FILE = 'tests/support/services.json';
const given: Record<string, unknown>[] = JSON.parse(readFileSync(FILE, 'utf8'));
const all = readServices(given, FILE);
const only = (adapter: string) => all.filter((service) => service.adapter === adapter);

test.each([
  [[], []],
  [['matomo'], ['analytics']],
  [['chatwoot'], ['chat']],
  [['tag-manager'], ['analytics', 'marketing']],
  [['consent-platform'], []],
  [
    ['chatwoot', 'matomo'],
    ['analytics', 'chat'],
  ],
])('the services %j ask for %j, and for nothing else', (adapters, asked) => {
  expect(askedPurposes(adapters.flatMap(only))).toEqual(asked);
});

test('each service opens its own hosts, where it needs them', () => {
  expect(serviceSources(only('matomo'))).toEqual({
    'script-src': ['https://zaehlwerk.example'],
    'connect-src': ['https://zaehlwerk.example'],
    'img-src': ['https://zaehlwerk.example'],
  });
  expect(serviceSources(only('tag-manager'))['script-src']).toEqual([
    'https://tagwerk.example',
    'https://messung.example',
  ]);
  expect(serviceSources(only('chatwoot'))).toEqual({ 'frame-src': ['https://plauderei.example'] });
  expect(serviceSources(only('consent-platform'))).toEqual({ 'connect-src': ['https://jawort.example'] });
  expect(serviceSources([])).toEqual({});
});

test.each([
  ['no list', { adapter: 'matomo' }, /not a list/],
  ['an unknown adapter', [{ adapter: 'spy' }], /service 1 names no adapter/],
  ['a name of every object', [{ adapter: 'constructor' }], /names no adapter/],
  ['no host', [{ ...given[0], url: 'zaehlwerk' }], /service 1, \/url/],
  ['an unencrypted host', [{ ...given[0], url: 'http://zaehlwerk.example/' }], /\/url/],
  [
    'what would add to the policy',
    [{ ...given[0], url: "https://a.example/; script-src 'unsafe-inline'" }],
    /\/url/,
  ],
  ['an unknown key', [{ ...given[2], hosts: [] }], /\/hosts/],
  ['a missing key', [{ adapter: 'chatwoot', provider: 'X', url: 'https://a.example' }], /\/token/],
])('the start refuses %s', (_case, services, fault) => {
  expect(() => readServices(services, FILE)).toThrow(fault);
});

test('a file of its own takes the place of a brand’s services, and of no other brand’s', () => {
  const teams = loadTeams(ROOT, { team: 'aslan', servicesFile: FILE });
  expect(teams.aslan.services).toHaveLength(4);
  expect(teams.kanarya.services).toBeUndefined();
});

test('a brand’s own file may name its services, and is judged like a file of their own', () => {
  const root = mkdtempSync(join(tmpdir(), 'fanline-teams-'));
  cpSync(join(ROOT, 'teams'), join(root, 'teams'), { recursive: true });
  const file = join(root, 'teams/kartal.json');
  const kartal: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...kartal, services: given }));
  expect(loadTeams(root).kartal.services).toEqual(all);
  expect(loadTeams(root).aslan.services).toBeUndefined();
  writeFileSync(file, JSON.stringify({ ...kartal, services: [{ adapter: 'spy' }] }));
  expect(() => loadTeams(root)).toThrow(/teams\/kartal\.json.* service 1 names no adapter/);
  rmSync(root, { recursive: true });
});
