import type { TariffType } from '../../../shared/enums.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export interface StoredCampaign {
  id: string;
  slug: string;
  title: string;
  teaser: string;
  text: string[];
  terms: string[];
  startsAt: Date;
  endsAt: Date;
  couponCode: string | null;
  tariffTypes: TariffType[] | null;
}

/** The campaigns of a team, those that end last first; with a name only the one of that id or slug. */
export function listCampaigns(
  db: Queryable,
  team: TeamId,
  lang: Lang,
  name?: string,
): Promise<StoredCampaign[]> {
  return db.query<StoredCampaign>(
    `SELECT id, slug, starts_at AS "startsAt", ends_at AS "endsAt", coupon_code AS "couponCode",
       tariff_types AS "tariffTypes", words -> $2 ->> 'title' AS title, words -> $2 ->> 'teaser' AS teaser,
       words -> $2 -> 'text' AS text, words -> $2 -> 'terms' AS terms
       FROM campaign WHERE team = $1 AND ($3::text IS NULL OR $3 IN (id::text, slug)) ORDER BY ends_at DESC, slug LIMIT 200`,
    [team, lang, name ?? null],
  );
}
