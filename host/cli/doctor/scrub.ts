// Takes out of a report what names a person or a computer.
import { homedir, hostname, userInfo } from 'node:os';

/** Takes out what names a person or a computer. */
export function scrub(text: string, { home, user, host }: Names = namesHere()): string {
  const words = [
    ...(home.length > 1 ? [[home, '~'] as const] : []),
    ...(user.length > 2 && user !== 'root' ? [[user, 'USER'] as const] : []),
    ...(host.length > 2 && host !== 'localhost' ? [[host, 'HOST'] as const] : []),
  ];
  const plain = words.reduce((said, [word, sign]) => said.replaceAll(word, sign), text);
  return plain
    .replace(/tcp:\/\/(?!127\.|localhost)[^\s:/]+/g, 'tcp://HOST')
    .replace(/\/(home|Users)\/[^\s/]+/g, '~');
}

interface Names {
  readonly home: string;
  readonly user: string;
  readonly host: string;
}

function namesHere(): Names {
  let user = '';
  try {
    user = userInfo().username;
  } catch {
    // A user without an entry in the system's list has no name to take out.
  }
  return { home: homedir(), user, host: hostname() };
}
