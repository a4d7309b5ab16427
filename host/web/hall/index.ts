// The web server of a hall: its pages and everything behind them.
export { type Boards, hallCredentials } from './parts.ts';
export { startHallWeb } from './server.ts';
