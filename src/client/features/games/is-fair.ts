import type { GameResult } from '../../../shared/api/games.ts';
import { drawOf, drawText } from '../../../shared/games/penalty-draw.ts';
import { decideKick, type Kick } from '../../../shared/games/penalty-kick.ts';

/**
 * Repeats a play with its revealed seed.
 * @returns whether hash and kicks are what the server said; undefined as long as the seed is secret, and where the browser
 * cannot compute the hash (without HTTPS)
 */
export async function isFair({ seed, seedHash, keeper, kicks }: GameResult): Promise<boolean | undefined> {
  if (seed === null || !globalThis.crypto?.subtle) return undefined;
  if (hex(await sha256(seed)) !== seedHash) return false;
  const before: Kick[] = [];
  for (const { number, ...kick } of kicks) {
    const repeated = decideKick(keeper, before, kick.aim, drawOf(await sha256(drawText(seed, number))));
    if (JSON.stringify(flat(repeated)) !== JSON.stringify(flat(kick))) return false;
    before.push(repeated);
  }
  return true;
}

function flat({ ball, dive, outcome }: Kick) {
  return [ball.x, ball.y, dive, outcome];
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
