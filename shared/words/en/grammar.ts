// Small pieces of English: numbers in words, lists, ranges, names.
const UNITS: readonly string[] =
  'nothing one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS: readonly string[] = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number in words, 0 ('nothing') to 999; other numbers stay in figures. */
export function numberWord(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 999) return String(number);
  if (number < 20) return `${UNITS[number]}`;
  const rest = number < 100 ? number % 10 : number % 100;
  const head = number < 100 ? TENS[Math.floor(number / 10)] : `${UNITS[Math.floor(number / 100)]} hundred`;
  if (rest === 0) return `${head}`;
  return number < 100 ? `${head}-${UNITS[rest]}` : `${head} and ${numberWord(rest)}`;
}

/** 'a', 'a and b', 'a, b and c'; '-' if there is nothing. */
export function listed(words: readonly string[], joint = 'and'): string {
  const last = words.at(-1) ?? '-';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** The first letter large. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const COURT: Readonly<Record<string, string>> = { A: 'ace', T: 'ten', J: 'jack', Q: 'queen', K: 'king' };

/** A rank in words: 'ace', 'seven', 'king'. */
export const rankWord = (rank: string): string => COURT[rank] ?? numberWord(Number(rank));

/** Whose it is: 'Red's', 'Ines''. */
export const possessive = (name: string): string => (name.endsWith('s') ? `${name}'` : `${name}'s`);
