// Every command with its arguments and options: none is lost unseen.
import { expect, test } from 'vitest';
import { muggins } from './testing/muggins.ts';

const COMMANDS: Readonly<Record<string, string>> = {
  completion: '<shell>',
  'deck learn': '[cards...] --port <port> --pack --pattern <expression> --data <folder>',
  'deck list': '--data <folder> --json',
  deck: '',
  daily: '[words...] --json',
  discard: '<cards...> --dealer --pone --score <yours-theirs> --rules <name> --json',
  doctor: '--port <port> --emulator --lanes <number> --seconds <number> --quick --json',
  emulate: '--pty --tcp <number> --lanes <number> --board <kind> --json',
  export:
    '[games...] --json --csv --events --notation --practice <which> --out <file> --language <name> --data <folder>',
  flash: '--port <port> --board <kind> --image <file> --baud <number> --json',
  games: '--practice <which> --data <folder> --json',
  'hall awards': '--data <folder> --json',
  'hall backup': '<folder> --data <folder> --json',
  'hall bracket': '<entrants> --order <order> --data <folder> --json',
  'hall call': '<game> [table] --data <folder> --json',
  'hall check': '--data <folder> --json',
  'hall close': '--data <folder> --json --reason <text> --checked-by <initials>',
  'hall correct': '<game> <winner> <result> --data <folder> --json --reopen --reason <text>',
  'hall cut': '<stage> --data <folder> --json',
  'hall doctor': '--data <folder> --json',
  'hall draw': '--data <folder> --json --event <id> --tables <count> --back --reason <text>',
  'hall drop': '<name> --data <folder> --json --event <id> --reason <text>',
  'hall event': '<id> [name] [format] --remove --data <folder> --json',
  'hall export': '<kind> --out <file> --night <which> --event <id> --data <folder>',
  'hall forfeit': '<name> --data <folder> --json --game <game> --worth <lines...> --reason <text>',
  'hall forget': '<player> --yes --data <folder> --json',
  'hall import': '<file> --dry-run --columns <names> --head --no-head --data <folder> --json',
  'hall late': '<names...> --data <folder> --json --event <id> --new --member <number>',
  'hall match': '<match> --event <id> --winner <name> --reopen --reason <text> --data <folder> --json',
  'hall nights': '--data <folder> --json',
  'hall open': '<format> --date <day> --title <text> --venue <text> --data <folder> --json',
  'hall print': '[sheet] --night <which> --season <name> --data <folder> --json',
  'hall remove': '<names...> --data <folder> --json',
  'hall restore': '<copy> --yes --data <folder> --json',
  'hall season':
    '[name] --from <day> --to <day> --format <name> --best <nights> --least <nights> --guests --award <table> --out <file> --data <folder> --json',
  'hall standings': '--night <which> --event <id> --data <folder> --json',
  'hall start':
    '--http <number> --lan --host <address> --new-token --public-url <url> --trust-proxy [proxies] --allow-origin <site...> --allow-frame <site...> --tls-cert <file> --tls-key <file> --tls-self-signed --log-level <level> --format <name> --backup <folder> --league <url> --club <name> --data <folder> --json',
  'hall tables': '[count] --data <folder> --json',
  'hall title': '--date <day> --title <text> --venue <text> --data <folder> --json',
  hall: '',
  help: '[command...] --all',
  'journal backup': '<folder> --data <folder> --json',
  'journal check': '--data <folder> --json',
  'journal import': '<from> --yes --data <folder> --json',
  'journal restore': '<folder> --yes --data <folder> --json',
  journal: '',
  judge: '[words...] --json',
  'league calendar': '<file> --team <name> --json',
  'league choose': '<club> <event> <digest> --data <folder> --json --reason <text>',
  'league close': '<file> --write <file> --json',
  'league count': '<club> <event> --data <folder> --json --no --reason <text>',
  'league enrol': '<club> <name> <fingerprint> --data <folder> --json --names <which>',
  'league forget': '<person> --data <folder> --json --yes',
  'league key': '--data <folder> --json',
  'league merge': '<person> <into> --data <folder> --json',
  'league names': '[which] --data <folder> --json --club <name>',
  'league new': '<form> --write <file> --json',
  'league offer': '<file> --data <folder> --json --no',
  'league person': '<person> --data <folder> --json --names <which> --page --no-page',
  'league plan': '<file> --write --derbies --seed <number> --anew --json',
  'league players': '<file> --competition <id> --json',
  'league ratings': '[file] --data <folder> --json --by <system>',
  'league reads': '--data <folder> --json',
  'league rebuild': '--data <folder> --json --database <url>',
  'league report': '--data <folder> --json --night <which> --event <id> --club <name> --out <file>',
  'league season': '<id> <name> <from> <to> --data <folder> --json --close',
  'league split': '<person> <club> --data <folder> --json',
  'league start':
    '--http <number> --lan --host <address> --new-token --public-url <url> --trust-proxy [proxies] --allow-origin <site...> --allow-frame <site...> --tls-cert <file> --tls-key <file> --tls-self-signed --log-level <level> --database <url> --data <folder> --json',
  'league table': '<file> --competition <id> --json',
  'league tasks': '--data <folder> --json',
  'league verify': '<file> --data <folder> --json --key <fingerprint>',
  'league withdraw': '<club> <fingerprint> --data <folder> --json --reason <text>',
  league: '',
  notation: '[words...] --file <file> --position --json',
  peg: '<cards...> --rules <name> --json',
  players:
    '[action] [names...] --short <name> --colour <name> --guest <on|off> --data <folder> --http <number> --json',
  ports: '--json',
  rules: '[name] --settings --json',
  score: '<cards...> --starter <card> --crib --claim <points> --rules <name> --json',
  start:
    '--reader <port=who...> --sign <port...> --lanes <number> --palette <name> --colours <names> --players <names> --rules <name> --set <name=value...> --who <name=id...> --new --pause --open --port <port> --emulator --board <kind> --http <number> --lan --host <address> --new-token --public-url <url> --trust-proxy [proxies] --allow-origin <site...> --allow-frame <site...> --tls-cert <file> --tls-key <file> --tls-self-signed --log-level <level> --new-keys --data <folder> --mqtt <url> --mqtt-discovery <prefix> --webhook <url...> --webhook-secret <file> --brightness <number> --dim <hours> --sound <on|off> --language <name> --debounce <name> --ends <name> --layout <name> --speech <on|off> --join <on|off> --undo <name> --hints <name> --pace <name> --hall [address] --no-hall --trust-hall --table <number> --json',
  status: '--data <folder> --json',
  table:
    '[action] [seat] --http <number> --data <folder> --players <names> --rules <name> --set <name=value...> --who <name=id...> --pack <where> --palette <name> --colours <names> --brightness <number> --dim <hours> --sound <on|off> --language <name> --debounce <name> --ends <name> --layout <name> --speech <on|off> --join <on|off> --undo <name> --hints <name> --pace <name> --json',
  version: '',
  watch: '--all --http <number> --data <folder> --json',
};

async function helpOf(...names: readonly string[]): Promise<string> {
  const { code, out } = await muggins('help', ...names, '--all');
  expect(code).toBe(0);
  return out;
}

/** The arguments and options that a help shows, in alphabetical order. */
const shownIn = (help: string): readonly string[] => {
  const [usage = '', rest = ''] = help.split(/\n(.*)/s);
  const args = [...usage.matchAll(/[<[](?!options|command\])[a-z]+(?:\.{3})?[>\]]/g)].map(([found]) => found);
  const options = [...rest.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+(?: [<[][^>\]]+[>\]])?)/gm)].map(
    ([, found = '']) => found,
  );
  return [...args, ...options.filter((each) => each !== '--help')].toSorted();
};

const listed = (help: string): readonly string[] =>
  [...((help.split('Commands:')[1] ?? '').split('\n\n')[0]?.matchAll(/^ {2}([a-z]+)/gm) ?? [])].map(
    ([, name = '']) => name,
  );

test('all commands are here', async () => {
  const names = listed(await helpOf());
  const below = await Promise.all(
    ['journal', 'hall', 'deck', 'league'].map(async (name) =>
      listed(await helpOf(name)).flatMap((each) => (each === 'help' ? [] : [`${name} ${each}`])),
    ),
  );
  expect([...names, ...below.flat()].toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
});

test.each(Object.entries(COMMANDS))('%s', async (name, words) => {
  const wanted = words.match(/--[a-z-]+(?: [<[][^>\]]+[>\]])?|[<[][^>\]]+[>\]]/g) ?? [];
  expect(shownIn(await helpOf(...name.split(' ')))).toEqual(wanted.toSorted());
});
