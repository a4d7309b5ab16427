// French: the spaces of punctuation, which no line may break at, as Québec has them. Catalogs are written with plain spaces.

const FIXED = '\u00a0';
const FINE = '\u202f';

/**
 * A text with its spaces: fixed before a colon, within guillemets and between a number and its unit; thin before `;`, `!` and `?`.
 * Source: Office québécois de la langue française, Vitrine linguistique, "Espacement avant et après les signes de ponctuation
 * et les symboles".
 */
export const spaced = (text: string): string =>
  text
    .replace(/ (?=:(\s|$))/g, FIXED)
    .replace(/« /g, `«${FIXED}`)
    .replace(/ »/g, `${FIXED}»`)
    .replace(/(^|\d) (?=(s|ms|%)(?!\p{L}))/gu, `$1${FIXED}`)
    .replace(/ (?=[;!?])/g, FINE);
