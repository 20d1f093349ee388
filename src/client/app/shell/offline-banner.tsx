import { IconWifiOff } from '@tabler/icons-react';
import { isCopy } from '../../lib/load-anew.ts';
import { useOnline } from '../../lib/online.ts';
import { useText } from '../../lib/text.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './offline-banner.module.css';

export function OfflineBanner() {
  const text = useText();
  const online = useOnline();
  // A copy says itself that the reader is offline, and how old it is.
  const isSaid = useHydrated() && isCopy();
  return (
    <div role="status">
      {online || isSaid ? null : (
        <p className={styles.banner}>
          <IconWifiOff size={20} aria-hidden="true" />
          {text('app.offline')}
        </p>
      )}
    </div>
  );
}
