// The web server of a table: the companion's pages and everything behind them.
export type { Web } from '../kit/server.ts';
export { seatCredentials } from './parts.ts';
export { startWeb, type WebOptions } from './server.ts';
export { type SettingValues, tableSettings } from './settings.ts';
