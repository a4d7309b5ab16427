// The wire contract between host and board; see docs/protocol.md.
export * from './checksum.ts';
export * from './codec.ts';
export * from './colours.ts';
export * from './cue.ts';
export * from './holes.ts';
export * from './keys.ts';
export * from './messages.ts';
export * from './schema.ts';
export * from './shape.ts';
export * from './splitter.ts';
export * from './text.ts';
export * from './usb.ts';
export * from './values.ts';
