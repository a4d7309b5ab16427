// A table that talks to other programs.
export { Broker } from './broker.ts';
export { Publisher, type TalkTable } from './publisher.ts';
export { SECRET_MARK, SHORTEST_SECRET } from './signature.ts';
export { type ReceiverNews, Webhooks } from './webhooks.ts';
