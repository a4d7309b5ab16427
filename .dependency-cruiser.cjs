// Which way the arrows point (see CONTRIBUTING.md). A wrong import fails the build.
const room = (path) => `^${path}/`;
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.ts$|/testing/' },
  to: { path: '^(shared|hardware|host|firmware)/', pathNot: allowed },
});
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('rules-import-nothing', room('shared/rules'), room('shared/rules')),
    only('protocol-imports-nothing', room('shared/protocol'), room('shared/protocol')),
    only('words-import-protocol', room('shared/words'), '^shared/(words|protocol)/'),
    only('hardware-imports-protocol', room('hardware'), '^(hardware|shared/protocol)/'),
    only(
      'client',
      room('host/web/client'),
      '^(shared/|host/web/client/|hardware/board\\.ts$|host/web/wire\\.ts$)',
    ),
    only('board', room('host/board'), '^(shared|hardware|host/board)/'),
    only('journal', room('host/journal'), '^(shared|hardware|host/journal)/'),
    only('lines', room('host/lines'), '^(shared|hardware|host/lines)/'),
    only('table', room('host/table'), '^(shared|hardware|host/table|host/board|host/journal|host/lines)/'),
    only(
      'web',
      '^host/web/(?!client/)',
      '^(shared|hardware|host/web|host/table|host/board|host/journal|host/lines)/',
    ),
    {
      name: 'shared-is-pure',
      severity: 'error',
      from: { path: '^shared/', pathNot: '\\.test\\.ts$|/testing/' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    parser: 'swc',
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.json', '.mjs', '.cjs'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
