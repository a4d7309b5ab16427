// The bus between tables and hall: topics, messages, the line, and who may use it.
export { HALL_USER, mayPublish, maySubscribe } from './access.ts';
export * from './bus.ts';
export { isGenuine, passwordOf, withMac } from './mac.ts';
export { MESSAGES, type MessageOf, parseMessage } from './messages.ts';
export { Nonces } from './nonces.ts';
export { fitsPattern, TABLE_NUMBER, topicsOf } from './topics.ts';
