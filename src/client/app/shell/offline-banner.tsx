import { IconWifiOff } from '@tabler/icons-react';
import { useOnline } from '../../lib/online.ts';
import { useText } from '../../lib/text.ts';
import styles from './offline-banner.module.css';

export function OfflineBanner() {
  const text = useText();
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <p className={styles.banner}>
          <IconWifiOff size={20} aria-hidden="true" />
          {text('app.offline')}
        </p>
      )}
    </div>
  );
}
