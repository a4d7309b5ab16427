// The web server of a hall: its pages and everything behind them.
export { hallCredentials } from './parts.ts';
export { startHallWeb } from './server.ts';
