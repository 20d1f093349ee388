import type { Pair } from '../harness/pair.ts';
import type { Round } from '../harness/rounds.ts';
import { broken } from '../harness/shop.ts';
import { askedCode, tryCode } from './asked-code.ts';

/** The right code, sent eight times at once. */
export function onceRound(pair: Pair): Round {
  return async (dice) => {
    const { client, code } = await askedCode(pair, dice);
    const replies = await Promise.all(
      Array.from({ length: 8 }, async () => {
        await dice.pause(3);
        return tryCode(client, dice.pick(pair.addresses), code);
      }),
    );
    const right = replies.filter(({ status }) => status === 200).length;
    const used = replies.filter((reply) => reply.code === 1030).length;
    return [
      ...broken('a try', replies),
      ...(right === 1 ? [] : [`one code proved ${right} times`]),
      ...(right + used === 8 ? [] : [`${8 - right - used} others were not told that it is used`]),
    ];
  };
}
