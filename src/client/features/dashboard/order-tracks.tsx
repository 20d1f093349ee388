import { IconArrowsExchange, IconDeviceMobile, IconPackage } from '@tabler/icons-react';
import type { OrderView } from '../../../shared/order-view.ts';
import { useText } from '../../lib/text.ts';
import styles from './order-card.module.css';

/** What is on its way: the SIM and jersey by post, the eSIM by its code, the number from the old provider. */
export function OrderTracks({ order }: { order: OrderView }) {
  const text = useText();
  const { delivery, porting, simType } = order;
  return (
    <ul className={styles.tracks}>
      {delivery.map(({ kind, state, trackingNumber }) => (
        <li key={kind}>
          <IconPackage size={22} aria-hidden="true" />
          <span>
            {text(`dashboard.delivery.${kind}`)}: {text(`dashboard.delivery.state.${state}`)}
            {trackingNumber ? (
              <span>{text('dashboard.delivery.tracking', { number: trackingNumber })}</span>
            ) : null}
          </span>
        </li>
      ))}
      {simType === 'esim' ? (
        <li>
          <IconDeviceMobile size={22} aria-hidden="true" />
          <span>{text('dashboard.esim')}</span>
        </li>
      ) : null}
      {porting ? (
        <li>
          <IconArrowsExchange size={22} aria-hidden="true" />
          <span>
            {text('dashboard.porting.from', { provider: porting.donatingProvider.name })}:{' '}
            {text(`dashboard.porting.state.${porting.state}`)}
          </span>
        </li>
      ) : null}
    </ul>
  );
}
