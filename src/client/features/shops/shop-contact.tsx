import { team } from 'virtual:team';
import { IconCopy, IconNavigation, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import type { Shop } from '../../../shared/api/shops.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import styles from './shop-contact.module.css';

/** Calling, and the way there: no map of strangers is loaded, the device's own is opened at a press. */
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
      <a className={styles.way} href={`geo:${shop.lat},${shop.lng}?q=${encodeURIComponent(address)}`}>
        <IconNavigation size={22} aria-hidden="true" />
        {text('shops.page.detail.route')}
      </a>
      <div data-scripted>
        <Button look="secondary" wide onClick={() => void copy().catch(() => setIsCopied(false))}>
          <IconCopy size={20} aria-hidden="true" />
          <span role="status">{text(isCopied ? 'shops.page.detail.copied' : 'shops.page.detail.copy')}</span>
        </Button>
      </div>
      <p className={styles.note}>{text('shops.page.detail.routeNote')}</p>
    </div>
  );
}
