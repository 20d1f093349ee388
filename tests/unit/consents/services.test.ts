import { readFileSync } from 'node:fs';
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
