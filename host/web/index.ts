// The web server: the companion page and everything behind it.
export { isWebError, startWeb, type Web, WebError, type WebOptions, type WebTable } from './server.ts';
