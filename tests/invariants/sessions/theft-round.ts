import type { Dice } from '../harness/dice.ts';
import type { Pair } from '../harness/pair.ts';
import { type Customer, session } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { broken } from '../harness/shop.ts';
import { opens, refresh } from './refresh.ts';

/**
 * A token that was exchanged comes again: when its successor is in use as well, or after the ten seconds for tabs; at
 * the moment at which the owner refreshes, too. Nothing of its family is worth anything then.
 */
export function theftRound(pair: Pair, people: readonly Customer[]): Round {
  return async (dice) => {
    const { addresses, db } = pair;
    const { id, refreshToken: stolen } = await session(db, dice.pick(people).userId);
    const first = await refresh(dice.pick(addresses), stolen);
    const newest = await age(pair, dice, id, first.next ?? '');
    const [owner, thief] = await Promise.all([
      dice.pause(3).then(() => refresh(dice.pick(addresses), newest)),
      dice.pause(3).then(() => refresh(dice.pick(addresses), stolen)),
    ]);
    const later = await Promise.all(
      [newest, owner.next].flatMap((token) => (token ? [refresh(dice.pick(addresses), token)] : [])),
    );
    const tokens = [first, owner].flatMap(({ accessToken }) => accessToken ?? []);
    const open = await Promise.all(tokens.map((token) => opens(dice.pick(addresses), token)));
    const alive = later.filter(({ reply }) => reply.status === 200).length;
    return [
      ...broken(
        'a refresh',
        [first, owner, thief, ...later].map(({ reply }) => reply),
      ),
      ...(thief.reply.code === 1005 ? [] : [`the thief was answered ${thief.reply.status}`]),
      ...(alive === 0 ? [] : [`${alive} tokens of the family still refresh`]),
      ...(open.some(Boolean) ? ['an access token of the family still opens the profile'] : []),
    ];
  };
}

/** Makes the first token old: by a second exchange, or by time. @returns the newest token */
async function age({ addresses, db }: Pair, dice: Dice, id: string, next: string): Promise<string> {
  if (dice.roll(2) === 0) return (await refresh(dice.pick(addresses), next)).next ?? '';
  await db.query(`UPDATE refresh_token SET used_at = used_at - interval '11 seconds' WHERE session_id = $1`, [
    id,
  ]);
  return next;
}
