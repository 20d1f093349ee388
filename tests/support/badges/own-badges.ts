import type { OwnBadge } from '../../../src/shared/api/badges.ts';
import type { BadgeId } from '../../../src/shared/badges.ts';
import type { TestClient } from '../test-client.ts';

export async function badgesOf(client: TestClient): Promise<OwnBadge[]> {
  return (await client.get('/api/badges/me')).payload<{ badges: OwnBadge[] }>().badges;
}

export async function badgeOf(client: TestClient, id: BadgeId): Promise<OwnBadge> {
  const badge = (await badgesOf(client)).find((one) => one.id === id);
  if (!badge) throw new Error(`There is no badge ${id}.`);
  return badge;
}

export async function earnedBy(client: TestClient): Promise<BadgeId[]> {
  return (await badgesOf(client)).flatMap(({ id, earnedAt }) => (earnedAt ? [id] : []));
}
