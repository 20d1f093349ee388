import { IconChevronRight } from '@tabler/icons-react';
import type { ShopCard } from '../../../shared/api/shops.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { fullFigure } from '../../../shared/figure.ts';
import { isNationwideHoliday } from '../../../shared/holidays.ts';
import { Link } from '../../components/link.tsx';
import { useText } from '../../lib/text.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { OpeningLine } from './opening-line.tsx';
import styles from './shop-list.module.css';

interface Props {
  label: string;
  shops: readonly ShopCard[];
  /** The number of the first one. */
  first: number;
  /** A line above says that all of them are closed. */
  areClosed: boolean;
  onMark: (id: string | undefined) => void;
}

/** Shops with the numbers that they have on the map; the one that has the pointer or the focus is marked there. */
export function ShopListing({ label, shops, first, areClosed, onMark }: Props) {
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
                {shop.street} {shop.houseNumber},{' '}
                <span className={styles.town}>
                  {shop.postalCode} {shop.town}
                </span>
              </span>
              <span className={styles.times}>
                <OpeningLine hours={shop.hours} isQuiet={areClosed} />
                <Holiday />
              </span>
            </span>
            <span className={styles.side}>
              <Distance km={shop.distanceKm} />
              <IconChevronRight size={20} aria-hidden="true" />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** Why all of them are closed today. */
function Holiday() {
  const text = useText();
  return isNationwideHoliday(berlinToday(useMinute())) ? (
    <span>{text('shops.page.today.holiday')}</span>
  ) : null;
}

function Distance({ km }: { km: number | null }) {
  const text = useText();
  if (km === null) return null;
  const digits = km < 10 ? 1 : 0;
  return (
    <span className={styles.distance}>
      <span className={styles.km}>{fullFigure(km, digits)}</span> {text('shops.page.km')}
    </span>
  );
}
