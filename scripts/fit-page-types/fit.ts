/** A multinomial linear model over binary evidence, small enough to read: weights by type and piece of evidence. */

export interface Sample {
  /** The site of the page: pages of one site are never on both sides of a fold. */
  page: string;
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
  /** False if this evidence rules out a type. */
  isOpen(type: string, on: readonly string[]): boolean;
  steps: number;
}

/** Gradient descent with momentum on the mean loss of the samples. Deterministic. */
export function fitPageTypes(samples: readonly Sample[], { types, fitted, ids, decay, steps, offset }: Fitting): Weights {
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

/** The type of each sample, predicted by a model that was fitted on other folds. */
export function fitOutOfFold(samples: readonly Sample[], fitting: Fitting, folds: number): string[] {
  const pages = [...new Set(samples.map(({ page }) => page))];
  const foldOf = new Map(pages.map((page, index) => [page, index % folds]));
  const models = Array.from({ length: folds }, (_, fold) =>
    fitPageTypes(
      samples.filter(({ page }) => foldOf.get(page) !== fold),
      fitting,
    ),
  );
  return samples.map(({ page, on }) => {
    const model = models[foldOf.get(page)!]!;
    const scores = fitting.types.map((type, index) =>
      !fitting.isOpen(type, on)
        ? -100
        : ['', ...on].reduce((sum, id) => sum + (model[id]?.[type] ?? 0) + (fitting.offset(id)[index] ?? 0), 0),
    );
    return fitting.types[scores.indexOf(Math.max(...scores))]!;
  });
}
