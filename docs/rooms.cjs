// Which way imports point (see CONTRIBUTING.md); docs/arrows.ts checks them.
const room = (path) => `^${path}/`;
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.ts$|/testing/|/vite\\.config\\.ts$' },
  to: { path: '^(shared|hardware|host|firmware)/', pathNot: allowed },
});
module.exports = {
  forbidden: [
    only('rules-import-nothing', room('shared/rules'), room('shared/rules')),
    {
      name: 'rules-by-their-doors',
      severity: 'error',
      comment: 'from outside, the rules are imported by the front door or by the door of a folder',
      from: { path: '^(shared|hardware|host|firmware)/', pathNot: '^shared/rules/|\\.test\\.ts$|/testing/' },
      to: {
        path: '^shared/rules/',
        pathNot: '^shared/rules/((terms|cards|house|rulings|game|study|winning)/)?index\\.ts$',
      },
    },
    // Within the rules: terms <- cards <- house, rulings, study; house, rulings <- game; study <- winning.
    only('rules-terms', room('shared/rules/terms'), '^shared/rules/terms/'),
    only(
      'rules-cards',
      room('shared/rules/cards'),
      '^shared/rules/((terms|cards)/|variants/(costly|square)\\.ts)',
    ),
    only(
      'rules-house',
      room('shared/rules/house'),
      '^shared/rules/((terms|cards|house)/|variants/(presets|settings)\\.ts)',
    ),
    only('rules-study', room('shared/rules/study'), '^shared/rules/(terms|cards|study)/'),
    only('rules-winning', room('shared/rules/winning'), '^shared/rules/(terms|cards|study|winning)/'),
    only('rules-rulings', room('shared/rules/rulings'), '^shared/rules/(terms|cards|rulings)/'),
    only(
      'rules-notation',
      room('shared/rules/notation'),
      '^shared/rules/(terms|cards|house|rulings|game|notation)/',
    ),
    only('rules-game', room('shared/rules/game'), '^shared/rules/(terms|cards|house|rulings|game|variants)/'),
    // A variant is asked by the folder that it adds to.
    only('rules-variants', room('shared/rules/variants'), '^shared/rules/(terms|cards|house|game|variants)/'),
    only('protocol-imports-nothing', room('shared/protocol'), room('shared/protocol')),
    only('words', room('shared/words'), '^shared/(words|league|story|table|rules|protocol)/'),
    // Within the league: format <- rotation, cards <- ties <- night <- view.
    only('league', room('shared/league'), '^shared/(league|rules)/'),
    only(
      'league-format',
      room('shared/league/format'),
      '^shared/(league/(format/|(refusal|tagged)\\.ts$)|rules/)',
    ),
    only(
      'league-rotation',
      room('shared/league/rotation'),
      '^shared/league/((rotation|format)/|tagged\\.ts$)',
    ),
    only(
      'league-cards',
      room('shared/league/cards'),
      '^shared/(league/((cards|format)/|(refusal|tagged)\\.ts$)|rules/)',
    ),
    only('league-ties', room('shared/league/ties'), '^shared/league/(ties|cards|format)/'),
    only('shared-table', room('shared/table'), '^shared/(table|rules|protocol)/'),
    only('partner', room('shared/partner'), '^shared/(partner|rules)/'),
    only('story', room('shared/story'), '^shared/((story|table|rules|protocol)/|partner/seats\\.ts$)'),
    only('hardware-imports-protocol', room('hardware'), '^(hardware|shared/protocol)/'),
    only(
      'pages',
      room('host/pages'),
      '^(shared/|host/(pages|flash)/|hardware/board\\.ts$|firmware/prebuilt/\\w+\\.hex$|host/web/(table|hall|league)/types\\.ts$)',
    ),
    only(
      'pages-hall',
      room('host/pages/(hall|desk|me|print)'),
      '^(shared/|host/pages/(kit|hall|desk|me|print)/|hardware/board\\.ts$|host/web/hall/types\\.ts$)',
    ),
    only('pages-kit', room('host/pages/kit'), '^(shared/words|host/pages/kit)/'),
    only('flash', room('host/flash'), '^(shared/protocol/|hardware/emulator/hex\\.ts$|host/flash/)'),
    only('system', room('host/system'), '^(shared|host/system)/'),
    only('board', room('host/board'), '^(shared|hardware|host/system|host/board)/'),
    only('journal', room('host/journal'), '^(shared|hardware|host/system|host/journal)/'),
    only('league-host', room('host/league'), '^(shared|host/system|host/journal|host/league|host/web/kit)/'),
    only('lines', room('host/lines'), '^(shared|hardware|host/system|host/lines)/'),
    only(
      'table',
      room('host/table'),
      '^(shared|hardware|host/system|host/table|host/board|host/journal|host/lines)/',
    ),
    only(
      'web',
      room('host/web'),
      '^(shared|hardware|host/system|host/web|host/table|host/board|host/journal|host/lines|host/hall|host/league)/',
    ),
    only('talk', room('host/talk'), '^(shared|host/system|host/table|host/talk)/'),
    only('hall-link', room('host/hall/link'), '^(shared|host/system|host/table|host/hall)/'),
    {
      name: 'hall',
      severity: 'error',
      from: { path: '^host/hall/', pathNot: '^host/hall/link/|\\.test\\.ts$|/testing/' },
      to: {
        path: '^(shared|hardware|host|firmware)/',
        pathNot: '^(shared|host/system|host/journal|host/league|host/hall)/',
      },
    },
    only('web-hall', room('host/web/hall'), '^(shared|host/system|host/web/kit|host/web/hall|host/hall)/'),
    only(
      'web-league',
      room('host/web/league'),
      '^(shared|host/system|host/league|host/hall|host/web/(kit|league))/',
    ),
    only('web-kit', room('host/web/kit'), '^(shared/words|host/system|host/web/kit)/'),
    only(
      'demo',
      room('host/demo'),
      '^(shared|hardware|host/(system|board|table|web/(kit|table)|pages/kit|demo))/|^firmware/prebuilt/uno\\.hex$',
    ),
    {
      // A language is named in its own folder and in the registry: a third one touches nothing else. Errors of the board are English.
      name: 'languages-by-the-registry',
      severity: 'error',
      from: {
        path: '^(shared|host|hardware)/',
        pathNot: '^shared/words/|^host/board/errors\\.ts$|\\.test\\.ts$|/testing/',
      },
      to: { path: '^shared/words/(en|fr)/' },
    },
    {
      name: 'only-lab-imports-cli',
      severity: 'error',
      from: { pathNot: '^host/(cli|lab)/|\\.test\\.ts$|/testing/' },
      to: { path: '^host/cli/', pathNot: '/vite\\.config\\.ts$' },
    },
    {
      name: 'nobody-imports-lab',
      severity: 'error',
      from: { pathNot: '^host/lab/|\\.test\\.ts$|/testing/' },
      to: { path: '^host/lab/' },
    },
    {
      name: 'shared-is-pure',
      severity: 'error',
      from: { path: '^shared/', pathNot: '\\.test\\.ts$|/testing/|^shared/words/build/' },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev'],
        pathNot: 'node_modules/(@fluent/bundle|@noble/hashes)/',
      },
    },
  ],
};
