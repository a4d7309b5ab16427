// Prints what is new in a release: `npx tsx host/packaging/release.ts v0.1.0`. The release workflow makes it the page of the release.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './pack.ts';

interface Release {
  /** Such as `v0.1.0`. */
  readonly tag: string;
  /** Versions of our packages, by name. */
  readonly versions: ReadonlyMap<string, string>;
  /** Text of CHANGELOG.md. */
  readonly changelog: string;
  /** Address of the project; links are relative without it. */
  readonly home: string | undefined;
}

/**
 * What the changelog says of a version, with links to the files of its tag.
 * @throws if a package has another version than the tag, or the changelog has no section of that version
 */
export function releaseNotes({ tag, versions, changelog, home }: Release): string {
  const version = tag.replace(/^v/, '');
  const others = [...versions].filter(([, each]) => each !== version).map((each) => each.join(' '));
  if (others.length > 0)
    throw new Error(
      `The tag is ${tag}, so every package must have version ${version}: ${others.join(', ')}.`,
    );
  const section = changelog.split(/^## /m).find((each) => each.split('\n', 1)[0]?.trim() === version);
  const notes = section?.slice(section.indexOf('\n')).trim();
  if (!notes)
    throw new Error(
      `CHANGELOG.md says nothing of ${version}: name the section of its changes "## ${version}".`,
    );
  if (home === undefined) return notes;
  return notes.replace(/\]\((?![a-z]+:|#)/g, `](${home}/blob/${tag}/`);
}

/** The version of the checkout and those of its workspaces. */
function versionsOf(root: string): ReadonlyMap<string, string> {
  const read = (folder: string) =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly version: string;
      readonly workspaces?: readonly string[];
    };
  return new Map(
    ['.', ...(read('.').workspaces ?? [])].map(read).map(({ name, version }) => [name, version]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , tag = ''] = process.argv;
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
  const home = server && repository && `${server}/${repository}`;
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  console.log(releaseNotes({ tag, versions: versionsOf(ROOT), changelog, home }));
}
