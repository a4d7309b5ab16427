// The web server: the companion's pages and everything behind them.
export { Credentials, PIN } from '../kit/credentials.ts';
export { EVERY_ADDRESS } from '../kit/lan.ts';
export { isWebError, startWeb, type Web, WebError, type WebOptions, type WebTable } from './server.ts';
export { type Settings, UNDO_RULES } from './settings.ts';
export { SettingsFile } from './settingsfile.ts';
