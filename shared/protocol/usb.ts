// USB ids of boards that look like ours and are not.

/**
 * An Uno R4 has a Renesas processor. Each has a second id while its boot loader runs (arduino/ArduinoCore-renesas, boards.txt). Ids are
 * lower case, of four digits.
 */
export const UNSUITABLE_BOARDS = [
  { vendor: '2341', product: '0069', board: 'Arduino Uno R4 Minima' },
  { vendor: '2341', product: '0369', board: 'Arduino Uno R4 Minima' },
  { vendor: '2341', product: '1002', board: 'Arduino Uno R4 WiFi' },
  { vendor: '2341', product: '006d', board: 'Arduino Uno R4 WiFi' },
] as const satisfies readonly { readonly vendor: string; readonly product: string; readonly board: string }[];
