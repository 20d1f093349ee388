import { IconArrowsExchange, IconDeviceMobile, IconPackage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { Timeline } from '../../components/timeline.tsx';
import { useText } from '../../lib/text.ts';
import { AwaitedCard } from './awaited-card.tsx';
import type { CardProps } from './card-arrived.tsx';
import styles from './order-card.module.css';
import { deliveryStations, portingStations } from './timeline-steps.ts';

/** Deliveries in progress: the SIM and jersey by post, the eSIM by its code, the number from the old provider. */
export function OrderTracks({ order, onChange }: CardProps) {
  const text = useText();
  const { delivery, porting, simType, contract } = order;
  return (
    <div className={styles.tracks}>
      {delivery.map((parcel) => (
        <Track
          key={parcel.kind}
          icon={<IconPackage size={22} aria-hidden="true" />}
          title={text(`dashboard.delivery.${parcel.kind}`)}
        >
          <Timeline
            label={text(`dashboard.delivery.${parcel.kind}`)}
            timelineSteps={deliveryStations(text, parcel)}
          />
          {parcel.kind === 'sim' ? <AwaitedCard order={order} onChange={onChange} /> : null}
        </Track>
      ))}
      {porting ? (
        <Track
          icon={<IconArrowsExchange size={22} aria-hidden="true" />}
          title={text('dashboard.porting.from', { provider: porting.donatingProvider.name })}
        >
          <Timeline label={text('dashboard.porting.label')} timelineSteps={portingStations(text, porting)} />
        </Track>
      ) : null}
      {simType === 'esim' && contract ? (
        <Track icon={<IconDeviceMobile size={22} aria-hidden="true" />} title={text('dashboard.esim.title')}>
          <p className={styles.note}>
            {text('dashboard.esim')}{' '}
            <Link to={`/dashboard/esim?contract=${contract.id}`}>{text('dashboard.esim.go')}</Link>
          </p>
        </Track>
      ) : null}
    </div>
  );
}

interface TrackProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

function Track({ icon, title, children }: TrackProps) {
  return (
    <div>
      <h4 className={styles.track}>
        {icon}
        {title}
      </h4>
      {children}
    </div>
  );
}
