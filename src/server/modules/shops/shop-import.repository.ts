import type { Shop } from '../../../shared/api/shops.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { namedUuid } from '../../infra/db/named-uuid.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { ShopItem } from './shop-item.ts';

const content = `slug, name, street, house_number, postal_code, town, lat, lng, phone, hours, services, languages`;

/**
 * Writes shops, each found again by its external id; a shop that is the same stays as it is.
 * @returns a row for each that was created or changed
 */
export function upsertShops(
  tx: Queryable,
  team: TeamId,
  items: readonly ShopItem[],
): Promise<{ created: boolean }[]> {
  const rows = items.map((item) => ({ id: namedUuid(team, 'shop', item.externalId), ...item }));
  return tx.query<{ created: boolean }>(
    `INSERT INTO shop AS kept (id, team, external_id, ${content})
     SELECT id, $1, "externalId", slug, name, street, "houseNumber", "postalCode", town, lat, lng, phone, hours,
       ARRAY(SELECT jsonb_array_elements_text(services)), ARRAY(SELECT jsonb_array_elements_text(languages))
       FROM jsonb_to_recordset($2::jsonb) AS item (id uuid, "externalId" text, slug text, name text, street text,
         "houseNumber" text, "postalCode" text, town text, lat float8, lng float8, phone text, hours jsonb,
         services jsonb, languages jsonb)
     ON CONFLICT (team, external_id) DO UPDATE SET (${content}) =
       (SELECT ${content.replaceAll(/\w+/g, 'excluded.$&')})
       WHERE (${content.replaceAll(/\w+/g, 'kept.$&')}) IS DISTINCT FROM (${content.replaceAll(/\w+/g, 'excluded.$&')})
     RETURNING xmax = 0 AS created`,
    [team, JSON.stringify(rows)],
  );
}

interface StockedShop {
  externalId: string;
  slug: string;
  name: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  town: string;
  lat: number;
  lng: number;
  phone: string | null;
  hours: Shop['hours'];
  services: Shop['services'];
  languages: Shop['languages'];
}

/** All shops of a team, as files bring them. */
export function stockedShops(db: Queryable, team: TeamId): Promise<ShopItem[]> {
  return db.query<StockedShop>(
    `SELECT external_id AS "externalId", slug, name, street, house_number AS "houseNumber",
       postal_code AS "postalCode", town, lat, lng, phone, hours, services, languages
       FROM shop WHERE team = $1 ORDER BY external_id`,
    [team],
  );
}

/** The slugs of these items that other shops of the team have. */
export async function takenSlugs(
  tx: Queryable,
  team: TeamId,
  items: readonly { slug: string; externalId: string }[],
): Promise<Set<string>> {
  const rows = await tx.query<{ slug: string }>(
    `SELECT known.slug FROM shop AS known
       JOIN jsonb_to_recordset($2::jsonb) AS item (slug text, "externalId" text)
         ON known.slug = item.slug AND known.external_id <> item."externalId"
      WHERE known.team = $1`,
    [team, JSON.stringify(items.map(({ slug, externalId }) => ({ slug, externalId })))],
  );
  return new Set(rows.map(({ slug }) => slug));
}
