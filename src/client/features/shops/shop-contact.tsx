import { team } from 'virtual:team';
import { IconCopy, IconPhone, IconRoute } from '@tabler/icons-react';
import { useState } from 'react';
import type { Shop } from '../../../shared/api/shops.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import styles from './shop-contact.module.css';

/** The way there, and calling: no map of strangers is loaded; a press opens one that asks where the way begins. */
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
      <a className={styles.way} data-wide="true" href={routeAddress(shop)} rel="noopener noreferrer">
        <IconRoute size={22} aria-hidden="true" />
        {text('shops.page.detail.map')}
      </a>
      <p className={styles.note}>{text('shops.page.detail.mapNote')}</p>
      <a className={styles.way} data-look="secondary" data-wide="true" href={`tel:${phone}`}>
        <IconPhone size={22} aria-hidden="true" />
        {text(shop.phone ? 'shops.page.detail.call' : 'shops.page.detail.callHotline', {
          number: formatPhone(phone),
        })}
      </a>
      <div data-scripted>
        <Button look="quiet" wide onClick={() => void copy().catch(() => setIsCopied(false))}>
          <IconCopy size={20} aria-hidden="true" />
          <span role="status">{text(isCopied ? 'shops.page.detail.copied' : 'shops.page.detail.copy')}</span>
        </Button>
      </div>
    </div>
  );
}

/** The way to the shop on OpenStreetMap, which asks where it begins. */
function routeAddress({ lat, lng }: Shop): string {
  return `https://www.openstreetmap.org/directions?to=${lat},${lng}`;
}
