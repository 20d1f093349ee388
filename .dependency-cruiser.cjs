/** Who may import whom. `tests/unit/architecture` proves that each breach is found. */
const path = (...parts) => `^src/${parts.join('/')}`;

/** Each layer may import the layers to its right, and itself. */
const CLIENT = ['app', 'pages', 'features', 'forms', 'components', 'lib'];

/**
 * The modules that others build on: each may import the modules before it, and itself. A module that is not listed may
 * import all of these, and no other module imports it. So a new area needs no entry here until another area uses it.
 */
const MODULES = [
  'customers',
  'catalogue',
  'phone-numbers',
  'payments',
  'contracts',
  'billing',
  'portings',
  'orders',
  'packages',
  'changes',
  'sims',
  'declarations',
  'usage',
  'lifecycle',
  'badges',
  'wallpapers',
  'releases',
];
const UNLISTED = `^src/server/modules/(?!(?:${MODULES.join('|')})/)`;

/** The server's layers from the ground up: each may import the layers before it, and itself. */
const SERVER = [
  ['errors', '^src/server/errors/'],
  [
    'settings',
    '^src/server/(config\\.ts|start/(credential|env-reader|production-check|budget-settings|connection-settings|line-settings|system-settings|unpaid-settings|upload-settings|workbench-settings)\\.ts)',
  ],
  ['infra', '^src/server/infra/'],
  ['http', '^src/server/http/'],
  ...MODULES.map((module) => [`modules-${module}`, `^src/server/modules/${module}/`]),
  ['modules-unlisted', UNLISTED],
  ['sandbox', '^src/server/sandbox/'],
  ['app', '^src/server/(app|choose-ports|contracts|create-ports|jobs|modules|retention)\\.ts$'],
  ['main', '^src/server/(main\\.ts|rules\\.ts|start/)'],
];

const noneOf = (patterns) => patterns.join('|');

/** A rule for each layer that has layers after it. */
const upward = SERVER.slice(0, -1).map(([layer, from], i) => ({
  name: `server-${layer}-never-upward`,
  severity: 'error',
  from: { path: from },
  to: { path: noneOf(SERVER.slice(i + 1).map(([, to]) => to)), pathNot: from },
}));

const leftward = CLIENT.slice(1).map((layer, i) => ({
  name: `client-${layer}-never-leftward`,
  severity: 'error',
  from: { path: path('client', layer, '') },
  to: { path: path('client', `(${CLIENT.slice(0, i + 1).join('|')})`, '') },
}));

/** Files that stand in no layer: no rule would hold them. */
const PLACES = {
  server: noneOf(SERVER.map(([, layer]) => layer)),
  client: `^src/client/((${CLIENT.join('|')}|styles|assets)/|(main|render|start|vite-env).*\\.tsx?$)`,
};

const homeless = Object.entries(PLACES).flatMap(([side, places]) => [
  {
    name: `${side}-has-a-place-for-each-file`,
    severity: 'error',
    from: { path: path(side, ''), pathNot: places },
    to: {},
  },
  {
    name: `${side}-has-a-place-for-each-file`,
    severity: 'error',
    from: {},
    to: { path: path(side, ''), pathNot: places },
  },
]);

const only = (name, module, owners) => ({
  name,
  severity: 'error',
  from: { path: '^src/', pathNot: owners },
  to: { path: `node_modules/(${module})/` },
});

/** Files that answer requests: only they know HTTP. */
const ROUTES = '\\.(routes|page|http)\\.ts$';

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
    ...upward,
    ...homeless,
    {
      name: 'unlisted-modules-are-islands',
      severity: 'error',
      from: { path: `${UNLISTED}([^/]+)/` },
      to: { path: UNLISTED, pathNot: '^src/server/modules/$1/' },
    },
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^src/client/features/([^/]+)/' },
      to: { path: '^src/client/features/', pathNot: '^src/client/features/$1/' },
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
      name: 'worker-knows-shared-alone',
      severity: 'error',
      from: { path: path('worker', '') },
      to: { path: '^src/(client|server|definitions|tools)/' },
    },
    {
      name: 'worker-is-a-runtime',
      severity: 'error',
      from: { path: '^src/(client|server|definitions|shared|tools)/' },
      to: { path: path('worker', '') },
    },
    {
      name: 'workbench-knows-shared-alone',
      severity: 'error',
      from: { path: path('workbench', ''), pathNot: path('workbench', 'preview/frame', '') },
      to: { path: '^src/(client|server|definitions|tools|worker)/' },
    },
    {
      name: 'preview-shows-what-customers-get',
      severity: 'error',
      from: { path: path('workbench', 'preview/frame', '') },
      to: { path: '^src/(server|definitions|tools|worker)/|^src/client/(app|pages)/' },
    },
    {
      name: 'workbench-is-a-page-of-its-own',
      severity: 'error',
      from: { path: '^src/(client|server|definitions|shared|tools|worker)/' },
      to: { path: path('workbench', '') },
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
      name: 'http-is-for-routes',
      severity: 'error',
      from: { path: '^src/server/(modules|sandbox)/', pathNot: ROUTES },
      to: { path: '^src/server/http/|node_modules/(fastify|@fastify/[^/]+)/' },
    },
    {
      name: 'infra-without-http',
      severity: 'error',
      from: { path: '^src/server/(errors|infra)/' },
      to: { path: 'node_modules/(fastify|@fastify/[^/]+)/' },
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
      from: { path: '^src/server/(modules|http|sandbox)/.*\\.routes\\.ts$' },
      to: { path: '\\.repository\\.ts$' },
    },
    only('typebox-in-api', '@sinclair/typebox', '^src/(shared/api|server/infra/(ports/http|consents))/'),
    only('redaxios-in-http', 'redaxios', '^src/client/lib/'),
    only('rjsf-in-forms', '@rjsf/[^/]+', '^src/(client/forms|definitions)/'),
    only('ajv-in-definitions', 'ajv', '^src/definitions/'),
    only('workbox-in-worker', 'workbox-[^/]+', path('worker', '')),
    only('database-in-db', '@electric-sql/pglite|pg', '^src/server/infra/db/'),
    only('openid-in-its-port', 'openid-client', '^src/server/infra/ports/staff-sign-in/'),
    only('argon2-in-customers', '@node-rs/argon2', '^src/server/modules/customers/'),
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
