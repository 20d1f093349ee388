import type { Tariff } from '../../../shared/api/catalogue.ts';
import type { TeamId } from '../../../shared/teams.ts';

/** The content of a plan's product information sheet (TKTransparenzV § 1). */
export interface SheetFacts
  extends Pick<
    Tariff,
    | 'name'
    | 'dataGb'
    | 'priceCents'
    | 'oneOffCents'
    | 'termMonths'
    | 'jersey'
    | 'speedMbit'
    | 'uploadMbit'
    | 'throttledKbit'
    | 'netPriceCents'
  > {
  slug: string;
}

/** One version of a plan's sheet; the current one has no withdrawal date. */
export interface Sheet {
  id: string;
  team: TeamId;
  tariffId: string;
  version: number;
  facts: SheetFacts;
  launchedOn: string;
  withdrawnOn: string | null;
  documentId: string | null;
  createdAt: Date;
}

export function sheetFacts(tariff: Tariff): SheetFacts {
  const { slug, name, dataGb, priceCents, oneOffCents, termMonths, jersey, speedMbit, uploadMbit } = tariff;
  const { throttledKbit, netPriceCents } = tariff;
  return {
    slug,
    name,
    dataGb,
    priceCents,
    oneOffCents,
    termMonths,
    jersey: jersey && { monthlyCents: jersey.monthlyCents, onceCents: jersey.onceCents },
    speedMbit,
    uploadMbit,
    throttledKbit,
    netPriceCents,
  };
}
