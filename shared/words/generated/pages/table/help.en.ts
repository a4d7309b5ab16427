// Written by `npm run words` from the catalogs. Do not edit.

import common from '../../en/common.ts';
import help from '../../en/help.ts';
import scene from '../../en/scene.ts';
import terms from '../../en/terms.ts';

export default [common, help, scene, terms];
