/** Caches a function's result for each object that it is called with. */
export function oncePer<Given extends object, Answer>(
  compute: (given: Given) => Answer,
): (given: Given) => Answer {
  const known = new WeakMap<Given, { readonly answer: Answer }>();
  return (given) => {
    const kept = known.get(given) ?? { answer: compute(given) };
    known.set(given, kept);
    return kept.answer;
  };
}
