import { useIntl } from 'react-intl';
import type { TariffOption } from '../../../shared/api/catalogue.ts';
import { formatCents } from '../../../shared/money.ts';
import { useText } from '../../lib/text.ts';
import styles from './price-list.module.css';
import { PriceLine } from './price-table.tsx';

/** Packages with their prices. Those that count in some countries of the world name them. */
export function PackagePrices({ packages }: { packages: readonly TariffOption[] }) {
  const text = useText();
  return packages.map((option) => (
    <PriceLine
      key={option.id}
      name={text('prices.page.package', { name: option.name })}
      note={
        <>
          {option.description}
          {isForSomeCountries(option) ? <Countries codes={option.countries} /> : null}
        </>
      }
    >
      {text(option.isRecurring ? 'prices.page.monthly' : 'prices.page.once', {
        price: formatCents(option.priceCents),
      })}
    </PriceLine>
  ));
}

function isForSomeCountries({ gives }: TariffOption): boolean {
  return gives.some(({ zones }) => zones.includes('world'));
}

function Countries({ codes }: { codes: readonly string[] }) {
  const { locale } = useIntl();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = codes.map((code) => names.of(code) ?? code);
  return (
    // The server and an older browser may know a country by another name.
    <span className={styles.countries} suppressHydrationWarning>
      {countries.toSorted((a, b) => a.localeCompare(b, locale)).join(', ')}
    </span>
  );
}
