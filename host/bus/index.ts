// The bus between tables and hall: topics, messages, the line, who may use it, and what carries it.
export { HALL_USER, mayPublish, maySubscribe } from './access.ts';
export { type EmbeddedBroker, embeddedBroker } from './broker.ts';
export * from './bus.ts';
export { connectBus } from './client.ts';
export { isGenuine, markOf, passwordOf, withMac } from './mac.ts';
export { type BusFaults, MemoryBroker } from './memory.ts';
export { MESSAGES, type MessageOf, parseMessage } from './messages.ts';
export { Nonces } from './nonces.ts';
export { fitsPattern, TABLE_NUMBER, topicsOf } from './topics.ts';
