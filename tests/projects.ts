import type { TestProjectConfiguration } from 'vitest/config';

/** The long form of what is played in rounds. */
const isDeep = process.env.DEEP === '1';

/** One project per kind of test; the end-to-end tests run in Playwright, not here. */
export const testProjects: TestProjectConfiguration[] = [
  project('unit', 30_000),
  project('conformance', 60_000),
  project('api', 60_000),
  // Two server processes on one PostgreSQL, made once for all of its files.
  withSetup(project('invariants', isDeep ? 3_600_000 : 600_000), 'tests/invariants/harness/global-setup.ts'),
  {
    extends: true,
    test: {
      name: 'ui',
      environment: 'jsdom',
      isolate: false,
      environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
      include: ['tests/ui/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/support/ui-setup.ts'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      testTimeout: 90_000,
      hookTimeout: 60_000,
    },
  },
];

function project(name: string, testTimeout: number): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name,
      environment: 'node',
      // Files of a worker share the server's modules: loading them anew for each took half of the time.
      isolate: false,
      include: [`tests/${name}/**/*.test.ts`],
      testTimeout,
      hookTimeout: 120_000,
    },
  };
}

function withSetup(given: TestProjectConfiguration, globalSetup: string): TestProjectConfiguration {
  if (typeof given !== 'object' || !('test' in given)) return given;
  return { ...given, test: { ...given.test, globalSetup: [globalSetup] } };
}
