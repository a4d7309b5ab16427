// French: who does something, with the verb that agrees. « Ann marque », « Ann et Cid marquent », « la main d’Ann ».
import { listed } from './grammar.ts';

/** One person, or partners. */
export interface FrenchSubject {
  readonly name: string;
  readonly many: boolean;
  /** « d’Ann et de Cid ». */
  readonly of: string;
  /** « à Ann et à Cid ». */
  readonly to: string;
  /** The name with its verb: of one person, of many. */
  readonly does: (one: string, many: string) => string;
}

/** Somebody with this name, or these names joined. */
export function subjectOf(names: readonly string[]): FrenchSubject {
  const name = listed(names);
  const many = names.length > 1;
  return {
    name,
    many,
    of: listed(names.map(of)),
    to: listed(names.map((each) => `à ${each}`)),
    does: (one, several) => `${name} ${many ? several : one}`,
  };
}

/** « de Louise », « d’Anne ». */
export const of = (name: string): string =>
  /^[aeiouyhàâéèêëîïôûü]/i.test(name) ? `d’${name}` : `de ${name}`;
