// Written by `npm run words` from the catalogs. Do not edit.

import common from '../../fr/common.ts';
import judge from '../../fr/judge.ts';
import rulings from '../../fr/rulings.ts';
import terms from '../../fr/terms.ts';
import titles from '../../fr/titles.ts';
import why from '../../fr/why.ts';

export default [common, judge, rulings, terms, titles, why];
