// A process of its own with strangers who ask the host's server for what is not theirs, as fast as they are refused.
import { Agent, request } from 'node:http';

/** What the parent says: once where the server is, then when to flood and when to rest. */
export type ToStrangers = { readonly url: string } | 'flood' | 'rest' | 'end';

/** What it hears after each flood, when the last answer is there: answers by their status; 0 is a connection that broke. */
export type FromStrangers = Readonly<Record<string, number>>;

/** Strangers, each with one request at a time. */
const STRANGERS = 20;
/** One in so many guesses a PIN; the others ask for what only the host may see. */
const GUESS = 5;

const agent = new Agent({ keepAlive: true, maxSockets: STRANGERS });
let url = '';
let floods = false;

process.on('message', (message: ToStrangers) => {
  if (message === 'end') process.exit(0);
  else if (message === 'rest') floods = false;
  else if (message === 'flood') void flood().then((answers) => process.send?.(answers));
  else ({ url } = message);
});

async function flood(): Promise<FromStrangers> {
  const answers: Record<string, number> = {};
  floods = true;
  const stranger = async (): Promise<void> => {
    for (let asked = 1; floods; asked++) {
      const status = await refused(asked % GUESS === 0);
      answers[status] = (answers[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: STRANGERS }, stranger));
  return answers;
}

/** The status of the answer. */
function refused(guesses: boolean): Promise<number> {
  return new Promise((resolve) => {
    const method = guesses ? 'POST' : 'GET';
    const headers = { 'content-type': 'application/json' };
    const sent = request(new URL(guesses ? 'api/host' : 'api/seats', url), { agent, method, headers });
    sent.on('response', (answer) => answer.resume().on('close', () => resolve(answer.statusCode ?? 0)));
    sent.on('error', () => resolve(0));
    sent.end(guesses ? '{"pin":"1"}' : undefined);
  });
}
