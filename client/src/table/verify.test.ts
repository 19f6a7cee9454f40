import { describe, expect, it } from 'vitest';
import { isTheSeed } from './verify';

describe('isTheSeed', () => {
  it('knows the fingerprint of a seed', async () => {
    const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    expect(await isTheSeed('', empty)).toBe(true);
    expect(await isTheSeed('00ff', empty)).toBe(false);
    expect(await isTheSeed('616263', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')).toBe(true);
  });
});
