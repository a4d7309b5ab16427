// Builds the package `@muggins/words`.
import { library } from '../../host/packaging/library.ts';

export default library(new URL('.', import.meta.url), { words: 'door.ts' });
