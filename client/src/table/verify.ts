/** Whether the seed is the one whose fingerprint was shown at the start; null where the browser cannot tell (plain HTTP in a network). */
export async function isTheSeed(seed: string, commitment: string): Promise<boolean | null> {
  // the types do not know that an insecure page has none
  const subtle = (crypto as Partial<Crypto>).subtle;
  if (subtle === undefined) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
