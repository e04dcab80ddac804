/** A multinomial linear model over binary evidence, small enough to read: weights by type and piece of evidence. */

export interface Sample {
  on: readonly string[];
  type: string;
  /** Weight of the sample. */
  weight: number;
}
/** Weights by evidence, then by type; `''` is the prior of a type. */
export type Weights = Record<string, Record<string, number>>;

export interface Fitting {
  /** All types with weights; the first `fitted` of them are fitted. */
  types: readonly string[];
  fitted: number;
  /** Fixed weights, in the order of the types. */
  offset(id: string): readonly number[];
  ids: readonly string[];
  /** Strength of the decay of a weight toward 0, by evidence. */
  decay(id: string): number;
  /** The type that these scores, in the order of the types, decide on a page with this evidence. */
  decide(scores: readonly number[], on: readonly string[]): string;
  steps: number;
}

/** Gradient descent with momentum on the mean loss of the samples. Deterministic. */
export function fitWeights(samples: readonly Sample[], { types, fitted, ids, decay, steps, offset }: Fitting): Weights {
  const columns = ids.length + 1;
  const at = new Map(ids.map((id, index) => [id, index + 1]));
  const rows = samples.map(({ on, type, weight }) => ({
    weight,
    want: types.indexOf(type),
    on: [0, ...on.flatMap((id) => at.get(id) ?? [])],
    fixed: types.map((_, index) => ['', ...on].reduce((sum, id) => sum + (offset(id)[index] ?? 0), 0)),
  }));
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const pulls = [0, ...ids.map(decay)];
  const weights = new Float64Array(fitted * columns);
  const speed = new Float64Array(weights.length);
  const gradient = new Float64Array(weights.length);
  for (let step = 0; step < steps; step++) {
    for (let index = 0; index < weights.length; index++)
      gradient[index] = index % columns === 0 ? 0 : pulls[index % columns]! * weights[index]!;
    for (const { on, want, weight, fixed } of rows) {
      const likely = shares(
        fixed.map((sum, type) => (type < fitted ? on.reduce((all, column) => all + weights[type * columns + column]!, sum) : sum)),
      );
      for (let type = 0; type < fitted; type++) {
        const error = (likely[type]! - (type === want ? 1 : 0)) * (weight / total);
        for (const column of on) gradient[type * columns + column]! += error;
      }
    }
    for (let index = 0; index < weights.length; index++) {
      speed[index] = 0.9 * speed[index]! - 0.3 * gradient[index]!;
      weights[index]! += speed[index]!;
    }
  }
  return Object.fromEntries(
    ['', ...ids].map((id, column) => [
      id,
      Object.fromEntries(types.slice(0, fitted).map((type, index) => [type, weights[index * columns + column]!])),
    ]),
  );
}

/** Softmax. */
function shares(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** The type of each sample, decided by weights that were fitted to the samples of all other groups; null for a sample without a group. */
export function fitWithoutGroup<S extends Sample>(
  samples: readonly S[],
  fitting: Fitting,
  groupOf: (sample: S) => string | number | null,
): (string | null)[] {
  const groups = samples.map(groupOf);
  const models = new Map(
    [...new Set(groups)].flatMap((group) => {
      if (group === null) return [];
      const others = samples.filter((_, index) => groups[index] !== group);
      return [[group, fitWeights(others, fitting)] as const];
    }),
  );
  return samples.map(({ on }, index) => {
    const group = groups[index]!;
    const model = group === null ? undefined : models.get(group)!;
    if (!model) return null;
    return fitting.decide(
      fitting.types.map((type, column) =>
        ['', ...on].reduce((sum, id) => sum + (model[id]?.[type] ?? 0) + (fitting.offset(id)[column] ?? 0), 0),
      ),
      on,
    );
  });
}
