import type { ShopCard } from '../../../shared/api/shops.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { isNationwideHoliday } from '../../../shared/holidays.ts';
import { localeOf } from '../../../shared/language.ts';
import { spansOn } from '../../../shared/opening-hours.ts';
import { Link } from '../../components/link.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { OpeningLine } from './opening-line.tsx';
import styles from './shop-list.module.css';
import { spansInWords } from './time-in-words.ts';

interface Props {
  label: string;
  shops: readonly ShopCard[];
  /** The number of the first one. */
  first: number;
  onMark: (id: string | undefined) => void;
}

/** Shops with the numbers that they have on the map; the one that has the pointer or the focus is marked there. */
export function ShopListing({ label, shops, first, onMark }: Props) {
  return (
    <ol className={styles.list} aria-label={label} start={first}>
      {shops.map((shop, at) => (
        <li key={shop.id} onPointerEnter={() => onMark(shop.id)} onPointerLeave={() => onMark(undefined)}>
          <Link
            className={styles.row}
            to={`/shops/${shop.slug}`}
            onFocus={() => onMark(shop.id)}
            onBlur={() => onMark(undefined)}
          >
            <span className={styles.number} aria-hidden="true">
              {first + at}
            </span>
            <span className={styles.words}>
              <span className={styles.name} lang="de">
                {shop.name}
              </span>
              <span className={styles.address} lang="de">
                {shop.street} {shop.houseNumber}, {shop.postalCode} {shop.town}
              </span>
              <span className={styles.times}>
                <OpeningLine hours={shop.hours} />
                <Today hours={shop.hours} />
              </span>
            </span>
            <Distance km={shop.distanceKm} />
          </Link>
        </li>
      ))}
    </ol>
  );
}

function Today({ hours }: Pick<ShopCard, 'hours'>) {
  const text = useText();
  const { lang } = useLanguage();
  const today = berlinToday(useMinute());
  const spans = spansOn(hours, today);
  if (spans.length > 0) return <span>{text('shops.page.today', { spans: spansInWords(spans, lang) })}</span>;
  return (
    <span>{text(isNationwideHoliday(today) ? 'shops.page.today.holiday' : 'shops.page.today.closed')}</span>
  );
}

function Distance({ km }: { km: number | null }) {
  const text = useText();
  const { lang } = useLanguage();
  if (km === null) return null;
  const digits = km < 10 ? 1 : 0;
  const figure = km.toLocaleString(localeOf[lang], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (
    <span className={styles.distance}>
      <span className={styles.km}>{figure}</span> {text('shops.page.km')}
    </span>
  );
}
