import type { TariffType } from '../../../shared/enums.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { namedUuid } from '../../infra/db/named-uuid.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { ImportCounts } from '../../infra/import/goods.ts';
import { putParts, putRows } from '../../infra/import/put-rows.repository.ts';

/** A campaign as a file brings it. */
export interface CampaignItem {
  slug: string;
  externalId: string;
  /** Moments (ISO 8601); the second one is the first after the campaign. */
  startsAt: string;
  endsAt: string;
  couponCode: string | null;
  tariffTypes: TariffType[] | null;
  words: object;
}

const utc = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export function stockedCampaigns(db: Queryable, team: TeamId): Promise<CampaignItem[]> {
  return db.query<CampaignItem>(
    `SELECT slug, external_id AS "externalId", ${utc('starts_at')} AS "startsAt", ${utc('ends_at')} AS "endsAt",
       coupon_code AS "couponCode", tariff_types AS "tariffTypes", words
       FROM campaign WHERE team = $1 ORDER BY starts_at, slug`,
    [team],
  );
}

const { given, columns, set, isSame, differs } = putParts({
  isNew: { id: 'uuid' },
  key: { team: 'text', slug: 'text' },
  values: {
    external_id: 'text',
    starts_at: 'timestamptz',
    ends_at: 'timestamptz',
    coupon_code: 'text',
    tariff_types: 'text[]',
    words: 'jsonb',
  },
});

const put = {
  change: `UPDATE campaign AS stored SET ${set} FROM ${given} WHERE ${isSame} AND ${differs} RETURNING 1`,
  add: `INSERT INTO campaign (${columns}) SELECT ${columns} FROM ${given}
        ON CONFLICT (team, slug) DO NOTHING RETURNING 1`,
};

export function putCampaigns(
  tx: Queryable,
  team: TeamId,
  items: readonly CampaignItem[],
): Promise<ImportCounts> {
  const rows = items.map((item) => ({
    id: namedUuid(team, 'campaign', item.slug),
    team,
    slug: item.slug,
    external_id: item.externalId,
    starts_at: item.startsAt,
    ends_at: item.endsAt,
    coupon_code: item.couponCode,
    tariff_types: item.tariffTypes,
    words: item.words,
  }));
  return putRows(tx, put, rows);
}
