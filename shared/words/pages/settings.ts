// What pages say of the settings of the rules.

/** Words by the name of a setting, of a value, of a form, of a game. */
export type SettingTable = Readonly<Record<string, string | undefined>>;
