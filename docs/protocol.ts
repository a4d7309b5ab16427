// docs/protocol.md: every message of the schema with its bytes numbered, and its first golden frame, behind an introduction.
import { readFileSync } from 'node:fs';
import golden from '../shared/protocol/frames.golden.json' with { type: 'json' };
import {
  answerTo,
  COLOURS,
  CONTRACT,
  EFFECTS,
  ENTRY_KINDS,
  type Field,
  type HostMessageName,
  KEY_ACTIONS,
  KEY_IDS,
  MESSAGE_NAMES,
  MESSAGES,
  type MessageName,
  type MessageShape,
  PROTOCOL_VERSION,
  STATUSES,
  TEXT_COLUMNS,
} from '../shared/protocol/index.ts';
import words from '../shared/protocol/words.json' with { type: 'json' };

const hex = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');

const PAGE = new URL('protocol.md', import.meta.url);

const WIDTH: Readonly<Record<Field['kind'], number>> = {
  u7: 1,
  lane: 1,
  lanes: 1,
  u14: 2,
  u28: 4,
  text: TEXT_COLUMNS,
  holes: 0,
};

/** What each message and its fields are. */
const WORDS: Readonly<
  Record<MessageName, { readonly about: string; readonly fields?: Readonly<Record<string, string>> }>
> = words;

function byteRows(name: MessageName, shape: MessageShape): readonly string[] {
  let at = shape.part === undefined ? 3 : 4;
  const part = shape.part === undefined ? [] : [`| 3 | | u7 | ${shape.part}: this message |`];
  const fields = shape.fields.map((field) => {
    const first = at;
    at += WIDTH[field.kind];
    const bytes = field.kind === 'holes' ? `${first}...` : at - 1 > first ? `${first}-${at - 1}` : `${first}`;
    const range =
      field.kind === 'u7' && (field.max ?? field.min) !== undefined ? ` ${field.min ?? 0}-${field.max}` : '';
    return `| ${bytes} | \`${field.name}\` | ${field.kind}${range} | ${WORDS[name].fields?.[field.name]} |`;
  });
  return [...part, ...fields];
}

/** The first golden frame of a message. */
function exampleOf(name: MessageName): string {
  const frame = golden.good.find(({ message }) => message.type === name);
  if (frame === undefined) throw new Error(`${name} has no golden frame`);
  return frame.bytes;
}

/** When a message came, who sends it and what answers it. */
function role(name: MessageName, { from, since }: MessageShape): string {
  const answer = from === 'host' ? answerTo(name as HostMessageName) : undefined;
  const answered = answer === 'none' ? ', never answered' : `, answered by \`${answer}\``;
  const came = since === undefined ? '' : `, since version ${PROTOCOL_VERSION.major}.${since}`;
  return `From the ${from}${answer === undefined ? '' : answered}${came}.`;
}

function messageSection(name: MessageName): string {
  const shape: MessageShape = MESSAGES[name];
  const rows = byteRows(name, shape);
  const payload = ['| byte | field | | |', '|---|---|---|---|', ...rows].join('\n');
  return [
    `### ${hex(shape.id)}${shape.part === undefined ? '' : ` ${hex(shape.part)}`} \`${name}\``,
    `${WORDS[name].about} ${role(name, shape)}`,
    rows.length > 0 ? payload : 'No payload.',
    `Example: \`${exampleOf(name)}\``,
  ].join('\n\n');
}

const numbered = (title: string, values: readonly string[]): string =>
  [
    `## ${title}`,
    '',
    '| value | |',
    '|---|---|',
    ...values.map((value, i) => `| ${i} | \`${value}\` |`),
  ].join('\n');

/** The whole page as Markdown: what is written by hand before the messages stays. */
export function protocolPage(): string {
  const [introduction = ''] = readFileSync(PAGE, 'utf8').split('\n## Messages\n');
  return `${[
    introduction.trimEnd().replace(/^# .*/, `# The wire contract, version ${CONTRACT}`),
    '## Messages',
    ...MESSAGE_NAMES.map(messageSection),
    numbered('Statuses', STATUSES),
    numbered('Effects', EFFECTS),
    numbered('Key codes', KEY_IDS),
    numbered('Key actions', KEY_ACTIONS),
    numbered('Colours', COLOURS),
    numbered('Kinds of entries', ENTRY_KINDS),
  ].join('\n\n')}\n`;
}
