// The largest set of pairs in a graph (Edmonds' blossoms): who can play, where not everybody may meet everybody.

/**
 * A largest matching of `size` vertices: the partner of each, or -1. `joins` says which may be paired. `start` is a matching
 * to begin with: a vertex with a partner in it keeps one, though maybe another.
 */
export function largestMatching(
  size: number,
  joins: (a: number, b: number) => boolean,
  start: readonly number[] = [],
): readonly number[] {
  const mate = Array.from({ length: size }, (_, vertex) => start[vertex] ?? -1);
  const neighbours = mate.map((_, a) => mate.flatMap((__, b) => (a !== b && joins(a, b) ? [b] : [])));
  for (let root = 0; root < size; root++) if (mate[root] === -1) augment(new Forest(mate, neighbours, root));
  return mate;
}

/** Makes the matching larger by one pair, if a path from the root of `forest` allows it. */
function augment(forest: Forest): void {
  let end = forest.search();
  while (end !== -1) {
    const parent = forest.parent[end] as number;
    const next = forest.mate[parent] as number;
    forest.mate[end] = parent;
    forest.mate[parent] = end;
    end = next;
  }
}

/** Alternating paths from one vertex without a partner. */
class Forest {
  readonly mate: number[];
  readonly parent: number[];
  readonly #neighbours: readonly (readonly number[])[];
  readonly #root: number;
  /** The vertex that represents the blossom of each. */
  readonly #base: number[];
  readonly #reached: boolean[];
  readonly #queue: number[];

  constructor(mate: number[], neighbours: readonly (readonly number[])[], root: number) {
    this.mate = mate;
    this.parent = mate.map(() => -1);
    this.#neighbours = neighbours;
    this.#root = root;
    this.#base = mate.map((_, vertex) => vertex);
    this.#reached = mate.map((_, vertex) => vertex === root);
    this.#queue = [root];
  }

  /** The free vertex at the end of an augmenting path; -1 where there is none. */
  search(): number {
    for (let vertex = this.#queue.shift(); vertex !== undefined; vertex = this.#queue.shift())
      for (const next of this.#neighbours[vertex] as readonly number[]) {
        const end = this.#visit(vertex, next);
        if (end !== -1) return end;
      }
    return -1;
  }

  #visit(vertex: number, next: number): number {
    if (this.#base[vertex] === this.#base[next] || this.mate[vertex] === next) return -1;
    const partner = this.mate[next] as number;
    if (next === this.#root || (partner !== -1 && this.parent[partner] !== -1)) {
      this.#contract(vertex, next);
      return -1;
    }
    if (this.parent[next] !== -1) return -1;
    this.parent[next] = vertex;
    if (partner === -1) return next;
    this.#reached[partner] = true;
    this.#queue.push(partner);
    return -1;
  }

  /** Makes one vertex of an odd cycle. */
  #contract(vertex: number, next: number): void {
    const top = this.#commonBase(vertex, next);
    const inside = this.mate.map(() => false);
    this.#mark({ inside, top }, vertex, next);
    this.#mark({ inside, top }, next, vertex);
    for (const [each, base] of this.#base.entries()) {
      if (!inside[base]) continue;
      this.#base[each] = top;
      if (!this.#reached[each]) {
        this.#reached[each] = true;
        this.#queue.push(each);
      }
    }
  }

  #mark(blossom: { readonly inside: boolean[]; readonly top: number }, from: number, child: number): void {
    let [vertex, below] = [from, child];
    while (this.#base[vertex] !== blossom.top) {
      const partner = this.mate[vertex] as number;
      blossom.inside[this.#base[vertex] as number] = true;
      blossom.inside[this.#base[partner] as number] = true;
      this.parent[vertex] = below;
      below = partner;
      vertex = this.parent[partner] as number;
    }
  }

  #commonBase(a: number, b: number): number {
    const seen = new Set<number>();
    for (let vertex = a; ; ) {
      vertex = this.#base[vertex] as number;
      seen.add(vertex);
      const partner = this.mate[vertex] as number;
      if (partner === -1) break;
      vertex = this.parent[partner] as number;
    }
    for (let vertex = b; ; ) {
      vertex = this.#base[vertex] as number;
      if (seen.has(vertex)) return vertex;
      vertex = this.parent[this.mate[vertex] as number] as number;
    }
  }
}
