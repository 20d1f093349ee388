import type { Campaign } from '../../../shared/api/campaigns.ts';
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
  discount: Campaign['discount'];
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
    `SELECT c.id, c.slug, c.starts_at AS "startsAt", c.ends_at AS "endsAt", c.coupon_code AS "couponCode",
       c.tariff_types AS "tariffTypes", c.words -> $2 ->> 'title' AS title, c.words -> $2 ->> 'teaser' AS teaser,
       c.words -> $2 -> 'text' AS text, c.words -> $2 -> 'terms' AS terms,
       CASE WHEN o.id IS NOT NULL
         THEN jsonb_build_object('kind', o.kind, 'amount', o.amount, 'months', o.months) END AS discount
       FROM campaign c LEFT JOIN coupon o ON o.team = c.team AND o.code = upper(c.coupon_code)
        AND (o.kind = 'waiveOneOff') = (o.amount = 0)
      WHERE c.team = $1 AND ($3::text IS NULL OR $3 IN (c.id::text, c.slug)) ORDER BY c.ends_at DESC, c.slug LIMIT 200`,
    [team, lang, name ?? null],
  );
}
