// The windows of the page of all components: parts of a page together, and each state of a page in a window of its own.
import type { Style } from './component.ts';
import { COMPONENTS } from './specimens.ts';

/** A component in a state. */
export interface Specimen {
  readonly tag: string;
  readonly state: string;
}

export interface Pane {
  readonly title: string;
  readonly style: Style;
  readonly size: readonly [width: number, height: number];
  /** Whether several stand in it, under their names, and it becomes as high as they are. */
  readonly shelf: boolean;
  readonly specimens: readonly Specimen[];
}

/** Where parts of pages stand. */
const SHELF = [1_180, 200] as const;

/** Every window: first the parts, by the pages they belong to, then what needs a window of its own. */
export function panes(): readonly Pane[] {
  const all = Object.entries(COMPONENTS).map(([tag, component]) => ({
    ...{ tag, ...component },
    specimens: Object.keys(component.states).map((state) => ({ tag, state })),
  }));
  const parts = all.filter(({ alone }) => alone === undefined);
  const styles = [...new Set(parts.map(({ style }) => style))];
  const shelves = styles.map((style) => ({
    ...{ title: `Parts of the page ${style}`, style, size: SHELF, shelf: true },
    specimens: parts.filter((each) => each.style === style).flatMap(({ specimens }) => specimens),
  }));
  const pages = all.flatMap(({ tag, about, style, alone, specimens }) =>
    alone === undefined
      ? []
      : specimens.map((specimen) => ({
          ...{ title: `${tag}, ${about}: ${specimen.state}`, style, size: alone, shelf: false },
          specimens: [specimen],
        })),
  );
  return [...shelves, ...pages];
}
