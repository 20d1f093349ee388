import { noContracts } from '../../../shared/contracts/contract.ts';
import type { CommandContext } from '../command.ts';
import { type Opened, openDefinitions } from '../opened.ts';
import { type Unpacked, unpack } from './unpack.ts';

/**
 * Works with the definitions of a commit or a folder, which are gone afterwards where they were unpacked.
 * @returns undefined, after a sentence, where there are none
 */
export async function withOlder<T>(
  from: string,
  { root, now, say }: CommandContext,
  work: (before: Opened) => Promise<T>,
): Promise<T | undefined> {
  let old: Unpacked;
  try {
    old = await unpack(root, from);
  } catch {
    say(`"${from}" is neither a commit nor a folder that holds definitions.`);
    return undefined;
  }
  try {
    // Another program read the older files.
    return await work(await openDefinitions(old.folder, now, noContracts));
  } finally {
    await old.remove();
  }
}
