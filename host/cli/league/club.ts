// The name of a club as it is typed.
import { plainId } from '../../league/file.ts';
import { badOption } from '../output.ts';

/** A name that an address can have. @throws CliError */
export function clubOf<Name extends string | undefined>(club: Name): Name {
  if (club === undefined || plainId.safeParse(club).success) return club;
  throw badOption(`--club ${club}: expected letters, figures, full stops and dashes.`);
}
