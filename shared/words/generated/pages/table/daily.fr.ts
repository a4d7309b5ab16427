// Written by `npm run words` from the catalogs. Do not edit.

import common from '../../fr/common.ts';
import daily from '../../fr/daily.ts';

export default [common, daily];
