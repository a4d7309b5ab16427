// Options on the command line of every program that serves pages; siteoptions.ts reads them.
import type { Command } from 'commander';

/** What the pages of a table and of a hall call differently: who runs them, whose phones they know, what others read. */
const SITES = {
  table: { port: '8121', owner: 'host', phones: 'seats keep their phones', read: 'scores and games' },
  hall: { port: '8131', owner: 'desk', phones: 'players keep their phones', read: 'the night' },
} as const;

/** Adds them, in the words of a table or of a hall. */
export const siteOptions = (start: Command, site: keyof typeof SITES): Command => {
  const { port, owner, phones, read } = SITES[site];
  return start
    .option('--http <number>', 'port of the web pages; 0 picks a free one', port)
    .option('--lan', 'let phones and televisions open the pages')
    .option('--host <address>', 'address to listen on (default: 127.0.0.1, this machine only)')
    .option('--pin <digits>', `the ${owner}'s PIN (default: as before)`)
    .option('--new-token', `replace the ${owner}'s link and PIN; ${phones}`)
    .option('--public-url <url>', 'address under which a proxy serves the pages, for links and codes')
    .option(
      '--trust-proxy [proxies]',
      "take clients' addresses from X-Forwarded-For: number or addresses of the proxies (default: this machine's)",
    )
    .option('--allow-origin <site...>', `let pages of these sites read ${read}`)
    .option('--allow-frame <site...>', 'let pages of these sites show the first page in a frame')
    .option('--tls-cert <file>', 'serve https with this certificate (PEM, with its chain)')
    .option('--tls-key <file>', 'the key of the certificate (PEM)')
    .option('--tls-self-signed', 'serve https with a certificate that Muggins makes once and keeps')
    .option(
      '--log-level <level>',
      'what muggins.log has: silent, error, warn, info or debug (default: info)',
    );
};
