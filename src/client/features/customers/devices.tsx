import { useRef } from 'react';
import type { DeviceList } from '../../../shared/api/customers.ts';
import { ErrorState } from '../../components/failure.tsx';
import { ListRows } from '../../components/list-row.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { notify } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { DeviceRow } from './device-row.tsx';
import styles from './devices.module.css';
import { EndOthers } from './end-others.tsx';

/** All sessions of the customer, this one first; one or all others can be ended. */
export function Devices() {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const { data, error, retry, mutate } = useCall('GET /api/devices', {});
  if (error && !data) return <ErrorState error={error} onRetry={retry} />;
  if (!data) return <Skeleton height={220} />;
  const changed = (left: DeviceList, key: string) => {
    void mutate(left, { revalidate: false });
    notify({ kind: 'success', key });
    // The pressed button no longer exists.
    list.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls that are sent together.
    <div
      ref={list}
      role="group"
      tabIndex={-1}
      aria-label={text('account.page.devices.title')}
      className={styles.list}
    >
      <ListRows label={text('account.page.devices.title')}>
        {data.devices.map((device) => (
          <DeviceRow key={device.id} device={device} onChanged={changed} onGone={retry} />
        ))}
      </ListRows>
      {data.devices.length > 1 ? <EndOthers onChanged={changed} /> : null}
      <p className={styles.hint}>{text('account.page.devices.hint')}</p>
    </div>
  );
}
