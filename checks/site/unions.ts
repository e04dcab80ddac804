/** Sets of numbers that are joined (union-find). Every number is a set of its own at first; `root` is the number that stands for its set. */
export function createUnions() {
  const parents = new Map<number, number>();
  const root = (member: number): number => {
    let node = member;
    for (let above = parents.get(node); above !== undefined; above = parents.get(node)) {
      parents.set(node, parents.get(above) ?? above);
      node = above;
    }
    return node;
  };
  const join = (one: number, other: number): void => {
    const [from, to] = [root(one), root(other)];
    if (from !== to) parents.set(from, to);
  };
  return { root, join };
}
