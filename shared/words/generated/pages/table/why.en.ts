// Written by `npm run words` from the catalogs. Do not edit.

import common from '../../en/common.ts';
import judge from '../../en/judge.ts';
import rulings from '../../en/rulings.ts';
import terms from '../../en/terms.ts';
import titles from '../../en/titles.ts';
import why from '../../en/why.ts';

export default [common, judge, rulings, terms, titles, why];
