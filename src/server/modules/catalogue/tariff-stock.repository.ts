import type { JerseyOffer } from '../../../shared/api/catalogue.ts';
import type { TariffType } from '../../../shared/enums.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { ImportCounts } from '../../infra/import/goods.ts';
import { putParts, putRows } from '../../infra/import/put-rows.repository.ts';

/** A plan as a file brings it. Days that are left out or null are not set. */
export interface TariffItem {
  slug: string;
  externalId: string;
  type: TariffType;
  name: string;
  words: object;
  dataGb: number;
  priceCents: number;
  oneOffCents: number;
  termMonths: number;
  jersey: JerseyOffer | null;
  speedMbit: number;
  uploadMbit: number;
  throttledKbit: number;
  /** The external id of the plan that can be left earlier. */
  alternative: string | null;
  businessOnly: boolean;
  mainContractRequired: boolean;
  netPriceCents: number | null;
  /** Its place in the shop; left out: its place in the file. */
  position?: number;
  launchedOn?: string | null;
  withdrawnOn?: string | null;
}

/** All plans of a team, those that are no longer sold included. */
export function stockedTariffs(db: Queryable, team: TeamId): Promise<(TariffItem & { id: string })[]> {
  return db.query<TariffItem & { id: string }>(
    `SELECT id, slug, external_id AS "externalId", type, name, words, data_gb AS "dataGb", price_cents AS "priceCents",
       one_off_cents AS "oneOffCents", term_months AS "termMonths",
       CASE WHEN jersey_monthly_cents IS NOT NULL THEN
         jsonb_build_object('monthlyCents', jersey_monthly_cents, 'onceCents', jersey_once_cents) END AS jersey,
       speed_mbit AS "speedMbit", upload_mbit AS "uploadMbit", throttled_kbit AS "throttledKbit",
       (SELECT other.external_id FROM tariff other WHERE other.id = tariff.alternative_id) AS alternative,
       business_only AS "businessOnly", main_contract_required AS "mainContractRequired",
       net_price_cents AS "netPriceCents", position, launched_on AS "launchedOn", withdrawn_on AS "withdrawnOn"
       FROM tariff WHERE team = $1 ORDER BY position, slug`,
    [team],
  );
}

const { given, columns, set, isSame, differs } = putParts({
  isNew: { id: 'uuid' },
  key: { team: 'text', slug: 'text' },
  values: {
    external_id: 'text',
    type: 'text',
    name: 'text',
    words: 'jsonb',
    data_gb: 'int',
    price_cents: 'int',
    one_off_cents: 'int',
    term_months: 'int',
    jersey_monthly_cents: 'int',
    jersey_once_cents: 'int',
    speed_mbit: 'int',
    upload_mbit: 'int',
    throttled_kbit: 'int',
    alternative_id: 'uuid',
    business_only: 'boolean',
    main_contract_required: 'boolean',
    net_price_cents: 'int',
    position: 'int',
    launched_on: 'date',
    withdrawn_on: 'date',
  },
});

const put = {
  change: `UPDATE tariff AS stored SET ${set} FROM ${given} WHERE ${isSame} AND ${differs} RETURNING 1`,
  add: `INSERT INTO tariff (${columns}) SELECT ${columns} FROM ${given} ON CONFLICT (team, slug) DO NOTHING RETURNING 1`,
};

/** @param idOf the id of a plan's external id; all of them are known, and a new plan gets the one that is said here */
export function putTariffs(
  tx: Queryable,
  team: TeamId,
  items: readonly TariffItem[],
  idOf: (externalId: string) => string | undefined,
): Promise<ImportCounts> {
  const rows = items.map((item, index) => ({
    id: idOf(item.externalId),
    team,
    slug: item.slug,
    external_id: item.externalId,
    type: item.type,
    name: item.name,
    words: item.words,
    data_gb: item.dataGb,
    price_cents: item.priceCents,
    one_off_cents: item.oneOffCents,
    term_months: item.termMonths,
    jersey_monthly_cents: item.jersey?.monthlyCents,
    jersey_once_cents: item.jersey?.onceCents,
    speed_mbit: item.speedMbit,
    upload_mbit: item.uploadMbit,
    throttled_kbit: item.throttledKbit,
    alternative_id: item.alternative && idOf(item.alternative),
    business_only: item.businessOnly,
    main_contract_required: item.mainContractRequired,
    net_price_cents: item.netPriceCents,
    position: item.position ?? index,
    launched_on: item.launchedOn,
    withdrawn_on: item.withdrawnOn,
  }));
  return putRows(tx, put, rows);
}
