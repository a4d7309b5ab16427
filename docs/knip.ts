// Where the product begins, so that `npm run lint` finds exports and files that nothing uses. A test is no user.
import type { KnipConfig } from 'knip';

const scripts = [
  'docs/{write,arrows}.ts',
  'firmware/build.ts',
  'hardware/making/write.ts',
  'host/packaging/{pack,deb}.ts',
  'shared/words/build/*.ts',
  'shared/words/generated/*.ts',
  'host/{cli,pages,board}/vite.config.ts',
  'host/pages/build/dev.ts',
  'stryker.{config.mjs,runner.ts}',
];
const programs = [
  'host/cli/muggins.ts',
  'host/lab/lab.ts',
  // As host/pages/vite.config.ts has them.
  'host/pages/{scoreboard/scoreboard,board/board,seat/seat,table/table,games/games,help/help,judge/judge}.ts',
  'host/pages/{hall/television,hall/table,judge/hall,desk/desk,me/me,nights/nights,print/print,kit/sw}.ts',
];
/** Started by a path, not imported. */
const processes = ['{host,hardware}/**/{worker,doomed}.ts'];
/** Every export of these is used: by programs elsewhere, by tests that follow the layout or drive the emulator, or as one value. */
const packages = [
  'shared/{protocol,words,league}/index.ts',
  'hardware/emulator/index.ts',
  'hardware/{board,pins,making/driver}.ts',
];
const project = ['**/*.ts!', '!**/*.test.ts!', '!**/testing/**!'];

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [...scripts, ...programs, ...processes, ...packages].map((path) => `${path}!`),
      project,
    },
    // The tables of the study are derived by a tool among its tests, from `sources`.
    'shared/rules': { entry: ['{index,*/index}.ts!', 'study/sources.ts!'], project },
    'host/board': { entry: ['{package,index}.ts!'], project },
  },
};

export default config;
