// Builds the package `@muggins/board`.
import { library } from '../packaging/library.ts';

export default library(new URL('.', import.meta.url), { board: 'package.ts' });
