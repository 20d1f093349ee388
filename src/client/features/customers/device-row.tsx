import { IconDeviceDesktop, IconDeviceMobile, IconDevices } from '@tabler/icons-react';
import type { DeviceList, DeviceView } from '../../../shared/api/customers.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { ListRow } from '../../components/list-row.tsx';
import { call } from '../../lib/call.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import styles from './devices.module.css';

const icons = {
  android: IconDeviceMobile,
  ios: IconDeviceMobile,
  chromeos: IconDeviceDesktop,
  windows: IconDeviceDesktop,
  macos: IconDeviceDesktop,
  linux: IconDeviceDesktop,
  other: IconDevices,
};

interface Props {
  device: DeviceView;
  /** Called with the sessions that are left, and the key of the message to show. */
  onChanged: (left: DeviceList, key: string) => void;
  /** The session had ended already: the list is old. */
  onGone: () => void;
}

/** One session: browser and system, first and last use. This session is ended by the logout instead. */
export function DeviceRow({ device, onChanged, onGone }: Props) {
  const text = useText();
  const name = useDeviceName(device);
  const Icon = icons[device.system];
  const [first, last] = [germanDay(device.firstUsedAt), germanDay(device.lastUsedAt)];
  return (
    <ListRow
      icon={<Icon size={26} aria-hidden="true" />}
      title={
        <span className={styles.name}>
          {name}
          {device.isCurrent ? <Badge tone="positive">{text('account.page.devices.current')}</Badge> : null}
        </span>
      }
      note={text('account.page.devices.used', { first, last })}
      aside={
        device.isCurrent ? null : (
          <EndButton device={device} name={name} onChanged={onChanged} onGone={onGone} />
        )
      }
    />
  );
}

/** `Firefox, Windows`; what is not known is called so once. */
function useDeviceName({ browser, system }: DeviceView): string {
  const text = useText();
  const parts = [
    browser === 'other' ? null : text(`account.page.devices.browser.${browser}`),
    system === 'other' ? null : text(`account.page.devices.system.${system}`),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : text('account.page.devices.unknown');
}

const GONE = 1022;

/** The button of a device that is not known stands out; the others are quiet. */
function EndButton({ device, name, onChanged, onGone }: Props & { name: string }) {
  const { id, browser, system } = device;
  const isUnknown = browser === 'other' && system === 'other';
  const text = useText();
  const errorText = useErrorText();
  const { busy, error, start } = useAttempt(async () => {
    const left = await call('DELETE /api/devices/:id', { params: { id } });
    onChanged(left, 'account.page.devices.ended');
  });
  return (
    <span className={styles.end} data-unknown={isUnknown}>
      <Button
        look="quiet"
        busy={busy}
        aria-label={text('account.page.devices.endOf', { name })}
        onClick={start}
      >
        {text('account.page.devices.end')}
      </Button>
      {error ? <span role="alert">{errorText(error)}</span> : null}
      {error?.referenceCode === GONE ? (
        <Button look="quiet" onClick={onGone}>
          {text('account.page.devices.reload')}
        </Button>
      ) : null}
    </span>
  );
}
