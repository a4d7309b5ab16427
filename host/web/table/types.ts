// The door for pages: the types of what goes between them and the host. Types alone, so that no code of the server gets into a page.
export type {
  Away,
  BoardFault,
  EmulatorMessage,
  GameAnswer,
  GameLine,
  GamesAnswer,
  Me,
  Precondition,
  ProfileAnswer,
  Refused,
  SeatCommand,
  SeatPlaces,
  SettingValues,
  StateMessage,
  TableMessage,
  TableView,
} from './wire.ts';
