/** Who may import whom, as DESIGN says; `tests/unit/house` proves that a breach is found. */
const path = (...parts) => `^src/${parts.join('/')}`;

/** In each list a layer may import those to its right, and itself. */
const CLIENT = ['app', 'pages', 'features', 'forms', 'components', 'lib'];

const leftward = CLIENT.flatMap((layer, i) =>
  i === 0
    ? []
    : [
        {
          name: `client-${layer}-never-leftward`,
          severity: 'error',
          from: { path: path('client', layer, '') },
          to: { path: path('client', `(${CLIENT.slice(0, i).join('|')})`, '') },
        },
      ],
);

const only = (name, module, owners) => ({
  name,
  severity: 'error',
  from: { path: '^src/', pathNot: owners },
  to: { path: `node_modules/(${module})/` },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|dist/server/main' },
    },
    ...leftward,
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^src/(client|server)/features/([^/]+)/' },
      to: { path: '^src/$1/features/', pathNot: '^src/$1/features/$2/' },
    },
    {
      name: 'client-and-server-apart',
      severity: 'error',
      from: { path: path('client', '') },
      to: { path: '^src/(server|definitions)/' },
    },
    {
      name: 'server-never-client',
      severity: 'error',
      from: { path: path('server', '') },
      to: { path: path('client', '') },
    },
    {
      name: 'shared-stands-alone',
      severity: 'error',
      from: { path: path('shared', '') },
      to: { path: '^src/(client|server|definitions|tools)/' },
    },
    {
      name: 'definitions-below-server',
      severity: 'error',
      from: { path: path('definitions', '') },
      to: { path: '^src/(client|server)/' },
    },
    {
      name: 'server-layers',
      severity: 'error',
      from: { path: '^src/server/(db|plugins|ports|accounts)/' },
      to: { path: '^src/server/(features|app\\.ts|main\\.ts)' },
    },
    {
      name: 'service-below-routes',
      severity: 'error',
      from: { path: '\\.(service|repository)\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'repository-below-service',
      severity: 'error',
      from: { path: '\\.repository\\.ts$' },
      to: { path: '\\.service\\.ts$' },
    },
    {
      name: 'routes-through-services',
      severity: 'error',
      from: { path: '^src/server/features/.*\\.routes\\.ts$' },
      to: { path: '\\.repository\\.ts$' },
    },
    only('redaxios-in-http', 'redaxios', '^src/client/lib/'),
    only('rjsf-in-forms', '@rjsf/[^/]+', '^src/(client/forms|definitions)/'),
    only('ajv-in-definitions', 'ajv', '^src/definitions/'),
    only('database-in-db', '@electric-sql/pglite|pg', '^src/server/db/'),
    only('argon2-in-accounts', '@node-rs/argon2', '^src/server/'),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|tests)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'default', 'types'],
    },
  },
};
