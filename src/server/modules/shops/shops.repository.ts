import type { Shop } from '../../../shared/api/shops.ts';
import type { Position } from '../../../shared/geo.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** The facts that shops are sorted and filtered by. */
export interface ShopFacts extends Position {
  id: string;
  postalCode: string;
  town: string;
  hours: Shop['hours'];
}

/** More shops than a team has: the number read at once has a limit all the same. */
const MOST = 2000;

/** Every shop of a team, by town. */
export function listFacts(db: Queryable, team: TeamId): Promise<ShopFacts[]> {
  return db.query<ShopFacts>(
    `SELECT id, postal_code AS "postalCode", town, lat, lng, hours
       FROM shop WHERE team = $1 ORDER BY town, postal_code, id LIMIT $2`,
    [team, MOST],
  );
}

type ShopAddress = Pick<CardRow, 'slug' | 'name' | 'street' | 'houseNumber' | 'postalCode' | 'town'>;

interface CardRow extends ShopFacts {
  slug: string;
  name: string;
  street: string;
  houseNumber: string;
}

interface ShopRow extends CardRow {
  phone: string | null;
  services: Shop['services'];
  languages: Shop['languages'];
}

const columns = `id, slug, name, street, house_number AS "houseNumber", postal_code AS "postalCode", town, lat, lng, hours`;

/** Where each shop of a team is, in words. */
export function listAddresses(db: Queryable, team: TeamId): Promise<ShopAddress[]> {
  return db.query<ShopAddress>(
    `SELECT slug, name, street, house_number AS "houseNumber", postal_code AS "postalCode", town
       FROM shop WHERE team = $1 ORDER BY town, postal_code, id LIMIT $2`,
    [team, MOST],
  );
}

/** Some shops of a team, in any order. */
export function shopsByIds(db: Queryable, team: TeamId, ids: readonly string[]): Promise<CardRow[]> {
  return db.query<CardRow>(`SELECT ${columns} FROM shop WHERE team = $1 AND id = ANY($2::uuid[])`, [
    team,
    ids,
  ]);
}

export async function findShop(db: Queryable, team: TeamId, idOrSlug: string): Promise<ShopRow | undefined> {
  const rows = await db.query<ShopRow>(
    `SELECT ${columns}, phone, services, languages FROM shop WHERE team = $1 AND (id::text = $2 OR slug = $2)`,
    [team, idOrSlug],
  );
  return rows[0];
}
