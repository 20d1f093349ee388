import type { Pair } from '../harness/pair.ts';
import { type Customer, session } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { broken } from '../harness/shop.ts';
import { opens, refresh } from './refresh.ts';

/** Ten tabs refresh the same token within a few milliseconds, at both processes; then one of them goes on. */
export function tabsRound({ addresses, db }: Pair, people: readonly Customer[]): Round {
  return async (dice) => {
    const { refreshToken } = await session(db, dice.pick(people).userId);
    const tabs = await Promise.all(
      Array.from({ length: 10 }, async () => {
        await dice.pause(6);
        return refresh(dice.pick(addresses), refreshToken);
      }),
    );
    const successors = [...new Set(tabs.flatMap(({ next }) => next ?? []))];
    const logins = await Promise.all(
      tabs.flatMap(({ accessToken }) => (accessToken ? [opens(dice.pick(addresses), accessToken)] : [])),
    );
    const later = await refresh(dice.pick(addresses), successors[0] ?? '');
    return [
      ...broken(
        'a refresh',
        tabs.map(({ reply }) => reply),
      ),
      ...tabs.flatMap(({ reply }) => (reply.status === 200 ? [] : [`a tab was logged out: ${reply.code}`])),
      ...(successors.length === 1 ? [] : [`${successors.length} successors`]),
      ...(logins.every(Boolean) ? [] : ['an access token opens nothing']),
      ...(later.reply.status === 200 ? [] : ['the session does not go on']),
    ];
  };
}
