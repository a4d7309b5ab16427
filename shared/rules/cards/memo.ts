// Figures that follow from a rule set are worked out once for each rule set.

/** The same function, which remembers its answer for as long as the rule set lives. Rule sets never change, so no answer is stale. */
export function remembered<Rules extends object, T>(compute: (rules: Rules) => T): (rules: Rules) => T {
  const known = new WeakMap<Rules, T>();
  return (rules) => {
    const answer = known.get(rules) ?? compute(rules);
    known.set(rules, answer);
    return answer;
  };
}

/** The same function of one word or number, which remembers its answers: it can see nothing else that they could depend on. */
export function tabled<Key extends string | number, T>(compute: (key: Key) => T): (key: Key) => T {
  const known = new Map<Key, T>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key) as T;
  };
}
