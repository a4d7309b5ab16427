// The door for pages: the types of what goes between them and the hall. Types alone, so that no code of the server gets into a page.
export type {
  BoardsMessage,
  CodeAnswer,
  DeskAnswer,
  DoorAnswer,
  DrawAnswer,
  HallLineMessage,
  HallMessage,
  HallRefused,
  ImportAnswer,
  NightMessage,
  PhoneAnswer,
  PhoneCommand,
  PhonesAnswer,
} from './wire.ts';
