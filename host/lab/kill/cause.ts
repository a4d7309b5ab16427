// What a process is killed at, and how to see afterwards whether anything is wrong.

/** Something that is killed. */
export interface Cause {
  /** Makes the folder that it works on. */
  readonly make: () => string;
  /** What doomed.ts is called with. */
  readonly args: (folder: string) => readonly string[];
  /** What is wrong after it was killed; `said` is what it had acknowledged. Empty if nothing is. */
  readonly look: (folder: string, said: readonly string[]) => readonly string[] | Promise<readonly string[]>;
}
