// Options on the command line for a table that talks to other programs; talkoptions.ts reads them.
import type { Command } from 'commander';

/** Adds them to a command line. */
export const talkOptions = (start: Command): Command =>
  start
    .option('--mqtt <url>', 'publish the table to this MQTT broker (password: MUGGINS_BROKER_PASSWORD)')
    .option('--mqtt-discovery <prefix>', "Home Assistant's discovery prefix, or off (default: homeassistant)")
    .option('--webhook <url...>', 'post every score, ruling and win to these addresses, signed')
    .option(
      '--webhook-secret <file>',
      'file of the secret that signs webhooks (default: MUGGINS_WEBHOOK_SECRET, else one that Muggins makes)',
    );
