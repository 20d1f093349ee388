import { team } from 'virtual:team';
import { IconCopy, IconMap, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import type { Shop } from '../../../shared/api/shops.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import styles from './shop-contact.module.css';

/** Calling, and the way there: no map of strangers is loaded; a press opens one, which learns the shop's place alone. */
export function ShopContact({ shop, address }: { shop: Shop; address: string }) {
  const text = useText();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(`${shop.name}, ${address}`);
    setIsCopied(true);
  };
  const phone = shop.phone ?? team.hotline;
  return (
    <div className={styles.contact}>
      <a className={styles.way} href={`tel:${phone}`}>
        <IconPhone size={22} aria-hidden="true" />
        {text(shop.phone ? 'shops.page.detail.call' : 'shops.page.detail.callHotline', {
          number: formatPhone(phone),
        })}
      </a>
      <a className={styles.way} href={mapAddress(shop)} rel="noopener noreferrer">
        <IconMap size={22} aria-hidden="true" />
        {text('shops.page.detail.map')}
      </a>
      <div data-scripted>
        <Button look="secondary" wide onClick={() => void copy().catch(() => setIsCopied(false))}>
          <IconCopy size={20} aria-hidden="true" />
          <span role="status">{text(isCopied ? 'shops.page.detail.copied' : 'shops.page.detail.copy')}</span>
        </Button>
      </div>
      <p className={styles.note}>{text('shops.page.detail.mapNote')}</p>
    </div>
  );
}

/** The shop's place on OpenStreetMap, with a mark. */
function mapAddress({ lat, lng }: Shop): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}
