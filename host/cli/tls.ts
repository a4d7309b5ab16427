// The certificate of an https table: from files, or self-signed, made once and kept beside the journal.
import { createPrivateKey, type KeyObject, webcrypto, X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { diskError } from '../journal/index.ts';
import { writePrivate } from '../system/atomic.ts';
import { lanAddresses } from '../web/kit/lan.ts';
import { readNamed } from './files.ts';
import { badOption } from './output.ts';
import type { SiteOptions } from './site.ts';

type TlsOptions = Pick<SiteOptions, 'tlsCert' | 'tlsKey' | 'tlsSelfSigned'>;

/** A certificate with its key, as PEM, and what the terminal says of it. */
export interface Tls {
  readonly cert: string;
  readonly key: string;
  readonly note: string;
}

/** Days that a certificate of our own is good for: Apple's systems accept no more (support.apple.com/en-us/103769). */
const DAYS = 825;
const DAY = 24 * 3_600_000;
/** One that has fewer days left is made anew at the start. */
const LAST_DAYS = 14;

/** The certificate, if the pages are to be served by https. @throws CliError that names the file and says what to do */
export async function readTls(
  { tlsCert, tlsKey, tlsSelfSigned }: TlsOptions,
  folder: string,
  names: readonly string[] = [],
): Promise<Tls | undefined> {
  if (tlsSelfSigned === true) return selfSigned(folder, names);
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined || tlsKey === undefined)
    throw badOption('Give --tls-cert and --tls-key together.');
  const [cert, key] = [read('--tls-cert', tlsCert), read('--tls-key', tlsKey)];
  const certificate = certificateIn(cert, tlsCert);
  if (!certificate.checkPrivateKey(keyIn(key, tlsKey)))
    throw badOption(
      `--tls-key ${tlsKey}: not the key of ${tlsCert}. Give the two files that were made together.`,
    );
  const over = Date.parse(certificate.validTo) < Date.now() ? 'It has expired: renew it. ' : '';
  return { cert, key, note: `${over}Certificate: ${tlsCert}, good until ${day(certificate)}.` };
}

const read = (option: string, file: string): string =>
  `${readNamed(option, file, 'Give a PEM file that you may read.')}`;

function certificateIn(pem: string, file: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    const hint = pem.includes('PRIVATE KEY') ? 'This is a key: are the two files swapped?' : EXPECTED_PEM;
    throw badOption(`--tls-cert ${file}: not a certificate. ${hint}`);
  }
}

const EXPECTED_PEM = 'Expected PEM text that begins with -----BEGIN CERTIFICATE-----, such as fullchain.pem.';

function keyIn(pem: string, file: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch (error) {
    const locked = (error as NodeJS.ErrnoException).code === 'ERR_MISSING_PASSPHRASE';
    const hint = locked
      ? 'It has a passphrase. Write it without one: openssl pkey -in FILE -out NEW'
      : 'Expected PEM text that begins with -----BEGIN PRIVATE KEY-----, such as privkey.pem.';
    throw badOption(`--tls-key ${file}: not a key that can be used. ${hint}`);
  }
}

const day = ({ validTo }: X509Certificate): string => new Date(validTo).toISOString().slice(0, 10);

/** Names and addresses under which browsers come. */
const namesHere = (names: readonly string[]): readonly string[] => {
  const own = hostname().toLowerCase();
  return [...new Set(['localhost', own, `${own}.local`, ...names, '127.0.0.1', '::1', ...lanAddresses()])];
};

/** Kept, so that browsers ask once; made anew when it expires or cannot be read. */
async function selfSigned(folder: string, more: readonly string[]): Promise<Tls> {
  const file = join(folder, 'tls.pem');
  const kept = existsSync(file) ? keptIn(read('--tls-self-signed', file)) : undefined;
  const pem = kept ?? (await made(namesHere(more)));
  try {
    if (kept === undefined) writePrivate(file, pem);
  } catch (error) {
    throw diskError(file, error);
  }
  const [certificate, key] = [new X509Certificate(pem), createPrivateKey(pem)];
  const missing = namesHere(more).filter(
    (name) => (isIP(name) === 0 ? certificate.checkHost(name) : certificate.checkIP(name)) === undefined,
  );
  const lacks =
    missing.length === 0
      ? ''
      : ` It does not name ${missing.join(', ')}: delete ${file} to have a new one made.`;
  return {
    cert: certificate.toString(),
    key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    note: `Self-signed certificate, good until ${day(certificate)}. Browsers warn once: compare its SHA-256 fingerprint.\n${certificate.fingerprint256}${lacks}`,
  };
}

function keptIn(pem: string): string | undefined {
  try {
    const certificate = new X509Certificate(pem);
    const lasts = Date.parse(certificate.validTo) > Date.now() + LAST_DAYS * DAY;
    return lasts && certificate.checkPrivateKey(createPrivateKey(pem)) ? pem : undefined;
  } catch {
    return undefined;
  }
}

/** A certificate for these names, and its key, in one PEM text. */
async function made(names: readonly string[]): Promise<string> {
  // Loaded only for those who want one; the second asks for the first.
  await import('reflect-metadata');
  const x509 = await import('@peculiar/x509');
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: 'CN=Muggins',
    notBefore: new Date(Date.now() - DAY),
    notAfter: new Date(Date.now() + (DAYS - 2) * DAY),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension(
        names.map((value) => ({ type: isIP(value) === 0 ? 'dns' : 'ip', value })),
      ),
    ],
  });
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey));
  return `${x509.PemConverter.encode(key, 'PRIVATE KEY')}\n${certificate.toString('pem')}\n`;
}
