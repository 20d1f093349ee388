import rows from '../../../../teams/content/price-list.json' with { type: 'json' };
import type { ProductPlan, Tariff, TariffOption } from '../../../shared/api/catalogue.ts';
import { areaOfPackage, type PriceArea, type PriceRow, priceAreas } from '../../../shared/price-list.ts';
import { Contents } from '../../components/contents.tsx';
import { useText } from '../../lib/text.ts';
import { OncePrices } from './price-once.tsx';
import { PackagePrices } from './price-packages.tsx';
import { PriceSection, ServiceRows } from './price-table.tsx';
import { TariffPrices } from './price-tariffs.tsx';

interface Props {
  tariffs: readonly Tariff[];
  options: readonly TariffOption[];
  plans: readonly ProductPlan[];
}

// `schemas/import/price-list.import.json` holds the file; a test checks it.
const list = rows as readonly PriceRow[];

/** All prices: those of tariffs and packages as they are on sale now, and how every other service is charged. */
export function PriceList({ tariffs, options, plans }: Props) {
  const text = useText();
  const areas = (['tariffs', ...priceAreas] as const).map((area) => ({
    anchor: area,
    name: text(`prices.page.area.${area}`),
  }));
  return (
    <>
      <Contents title={text('prices.page.contents')} parts={areas} />
      <PriceSection area="tariffs">
        <TariffPrices tariffs={tariffs} />
      </PriceSection>
      {priceAreas.map((area) => (
        <PriceSection key={area} area={area}>
          <ServiceRows rows={rowsOf(area)} packages={options}>
            {area === 'once' ? <OncePrices plans={plans} /> : null}
            <PackagePrices packages={options.filter((option) => areaOfPackage(option) === area)} />
          </ServiceRows>
        </PriceSection>
      ))}
    </>
  );
}

function rowsOf(area: PriceArea): PriceRow[] {
  return list.filter((row) => row.area === area);
}
