// Written by `npm run words` from the catalogs. Do not edit.

import common from '../../en/common.ts';
import daily from '../../en/daily.ts';

export default [common, daily];
