import { IconArrowLeft } from '@tabler/icons-react';
import type { Shop } from '../../../shared/api/shops.ts';
import { townSlug } from '../../../shared/town-names.ts';
import { Link } from '../../components/link.tsx';
import { useText } from '../../lib/text.ts';
import { OpeningLine } from './opening-line.tsx';
import { ShopContact } from './shop-contact.tsx';
import styles from './shop-detail.module.css';
import { ShopOffer } from './shop-offer.tsx';
import { WeekTable } from './week-table.tsx';

export function ShopDetail({ shop }: { shop: Shop }) {
  const text = useText();
  const { name, street, houseNumber, postalCode, town, hours } = shop;
  const address = `${street} ${houseNumber}, ${postalCode} ${town}`;
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <Link to={`/shops/in/${townSlug(town)}`}>
          <IconArrowLeft size={20} aria-hidden="true" />
          {text('shops.page.detail.back', { name: town })}
        </Link>
      </p>
      <header className={styles.head}>
        <h1 className={styles.title} lang="de">
          {name}
        </h1>
        <p className={styles.state}>
          <OpeningLine hours={hours} />
        </p>
        <address className={styles.address} lang="de">
          {street} {houseNumber}
          <br />
          {postalCode} {town}
        </address>
      </header>
      <div className={styles.contact}>
        <ShopContact shop={shop} address={address} />
      </div>
      <div className={styles.body}>
        <WeekTable hours={hours} />
        <ShopOffer shop={shop} />
      </div>
    </div>
  );
}
