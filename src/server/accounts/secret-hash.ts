import { hash, verify } from '@node-rs/argon2';

/** The package's default algorithm is argon2id; with OWASP's figures (19 MiB, two passes, one lane) about 45 ms. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashSecret(secret: string): Promise<string> {
  return hash(secret, options);
}

export function isSecret(stored: string, secret: string): Promise<boolean> {
  return verify(stored, secret);
}

let nobody: Promise<string> | undefined;

/** Takes as long as a real comparison and is never right: an unknown account must not answer faster. */
export async function compareWithNobody(secret: string): Promise<false> {
  nobody ??= hashSecret('nobody');
  await verify(await nobody, secret);
  return false;
}
