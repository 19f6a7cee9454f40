/**
 * The last value that was there. What is leaving the screen (its way out, an observer that fires once more) still reads its
 * props, and must not find that what it shows has gone.
 */
export function lasting<T>(value: () => T | null): () => T | null {
  let last: T | null = null;
  return () => (last = value() ?? last);
}
