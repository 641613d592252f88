import { random } from './random.ts';

/** What a language model does with a sentence: a distribution over the next token, step by step. */
export const DECODING = {
  steps: 14,
  candidates: 7,
  temperature: 0.6,
  seed: 'token 300',
} as const;

export interface Decoding {
  /** Probabilities of the candidates at each step; each step sums to one. */
  steps: number[][];
  /** Index of the likeliest candidate at each step. */
  chosen: number[];
  /** The step at which the likeliest candidate is least likely: where to ask. */
  leastSure: number;
}

/** Decodes greedily through random logits. */
export function decode(): Decoding {
  const { steps: count, candidates, temperature, seed } = DECODING;
  const { normal } = random(seed);
  const steps = Array.from({ length: count }, () => {
    const weights = Array.from({ length: candidates }, () => Math.exp(normal() / temperature));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / total);
  });
  const best = steps.map((step) => Math.max(...step));
  return {
    steps,
    chosen: steps.map((step, i) => step.indexOf(best[i] ?? 0)),
    leastSure: best.indexOf(Math.min(...best)),
  };
}
