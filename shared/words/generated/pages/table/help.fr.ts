// Written by `npm run words` from the catalogs. Do not edit.

import common from '../../fr/common.ts';
import help from '../../fr/help.ts';
import scene from '../../fr/scene.ts';
import terms from '../../fr/terms.ts';

export default [common, help, scene, terms];
