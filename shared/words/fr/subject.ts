// French: who does something, with the verb that agrees. « Ann marque », « Ann et Cid marquent », « la main d’Ann ».
import { type People, partnersOf, seatsOfSide } from '../people.ts';
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

const nameOf = ({ names }: People, seat: number): string => names[seat]?.trim() || `joueur ${seat + 1}`;

/** The player at a seat; « joueur 1 » without a name. */
export const player = (people: People, seat: number): FrenchSubject => subjectOf([nameOf(people, seat)]);

/** The side that a seat plays for: points are its, whichever of the partners scored them. */
export const sideAt = (people: People, seat: number): FrenchSubject =>
  subjectOf(partnersOf(people, seat).map((each) => nameOf(people, each)));

/** A side by its number. */
export const side = (people: People, number: number): FrenchSubject =>
  subjectOf(seatsOfSide(people, number).map((each) => nameOf(people, each)));
