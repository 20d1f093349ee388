import { expect, test } from 'vitest';
import { EnvReader } from '../../../src/server/start/env-reader.ts';
import { readWorkbench } from '../../../src/server/start/workbench-settings.ts';

const read = (env: Record<string, string>, mode = 'development', definitionsFrom = 'release') => {
  const reader = new EnvReader(env);
  return { settings: readWorkbench(reader, { mode, definitionsFrom }), faults: reader.faults };
};
const oidc = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };

test('it is off unless it is switched on; a session has eight hours', () => {
  expect(read(oidc)).toEqual({ settings: undefined, faults: [] });
  expect(read({ WORKBENCH: '1' })).toEqual({
    settings: { provider: undefined, sessionSeconds: 28_800 },
    faults: [],
  });
});

test('production has no demo staff, and no provider without encryption', () => {
  expect(read({ WORKBENCH: '1' }, 'production').faults).toEqual([
    'In production WORKBENCH=1 needs OIDC_ISSUER: demo staff have no password.',
  ]);
  expect(read({ WORKBENCH: '1', ...oidc }, 'production').faults).toEqual([]);
  const plain = { ...oidc, OIDC_ISSUER: 'http://id.example' };
  expect(read({ WORKBENCH: '1', ...plain }, 'production').faults).toHaveLength(2);
});

test('it works on releases, and a provider is set whole', () => {
  expect(read({ WORKBENCH: '1' }, 'development', 'folder').faults).toEqual([
    'WORKBENCH=1 works on releases: set DEFINITIONS_FROM=release.',
  ]);
  expect(read({ WORKBENCH: '1', OIDC_ISSUER: 'https://id.example' }).faults).toEqual([
    'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together with OIDC_ISSUER.',
  ]);
});
