import words from '../../../locales/de/badges.json' with { type: 'json' };
import type { OwnBadge } from '../../../src/shared/api/badges.ts';
import { type BadgeId, badgeIds } from '../../../src/shared/badges.ts';
import { paymentStatus } from '../../../src/shared/enums.ts';
import { type Answer, reply } from '../answers.ts';
import type { Screen, Visit } from '../screen.ts';
import { click, steps } from '../steps.ts';
import { withTroubles } from '../variants.ts';
import { order, paid } from './customer.ts';

const said = new Map(Object.entries(words));
const many: Partial<Record<BadgeId, number>> = {
  'one-year': 12,
  'five-goals': 5,
  'three-wins': 3,
  'five-wallpapers': 5,
};

/** Badges in the words of the server; those of the list are earned. */
const badges = (earned: readonly BadgeId[], change: Partial<OwnBadge> = {}): OwnBadge[] =>
  badgeIds.map((id, at) => {
    const of = many[id] ?? 1;
    const isEarned = earned.includes(id);
    return {
      id,
      title: said.get(`badges.page.name.${id}`) ?? id,
      condition: said.get(`badges.condition.${id}`) ?? id,
      done: isEarned ? of : Math.floor(of / 2),
      of,
      earnedAt: isEarned ? `2026-0${1 + (at % 9)}-1${at % 10}T17:20:00.000Z` : null,
      isNew: false,
      ...(isEarned ? change : {}),
    };
  });

const some: BadgeId[] = ['first-order', 'first-goal', 'invited-friend', 'own-jersey', 'five-goals'];
const having = (own: OwnBadge[]): Record<string, Answer> => ({
  ...reply('GET /api/badges/me', { badges: own }),
  ...told,
});
/** What a visit tells stays new for the next one. */
const told = reply('POST /api/badges/me/told', {});

const share = steps(
  click(({ page }: Visit) => page.getByRole('button', { name: /Anpfiff/ })),
  painted,
);

/** The picture is there once it can be kept. */
export async function painted({ page, say }: Visit): Promise<void> {
  await page.getByRole('button', { name: say('share.page.save'), disabled: false }).waitFor();
}

/** A customer's badges, where they are told, and the picture of one. */
export const badgeScreens: Screen[] = [
  ...withTroubles({ name: 'badges/filled', path: '/dashboard/badges', as: 'customer', answers: told }),
  { name: 'badges/many', path: '/dashboard/badges', as: 'customer', answers: having(badges(some)) },
  { name: 'badges/all', path: '/dashboard/badges', as: 'customer', answers: having(badges(badgeIds)) },
  { name: 'badges/none', path: '/dashboard/badges', as: 'customer', answers: having(badges([])) },
  {
    name: 'badges/share',
    path: '/dashboard/badges',
    as: 'customer',
    answers: having(badges(some)),
    reach: share,
    windowOnly: true,
  },
  {
    name: 'success/badge',
    path: `/checkout/success?order=${order().id}`,
    as: 'customer',
    answers: {
      [`**/api/payments/order/${order().id}`]: paid(paymentStatus.success),
      ...reply('GET /api/orders/:id', { order: order() }),
      ...having(badges(['first-order', 'own-jersey'], { isNew: true })),
    },
  },
  {
    name: 'dashboard/badges',
    path: '/dashboard',
    as: 'customer',
    answers: having(badges(some, { isNew: true })),
  },
];
