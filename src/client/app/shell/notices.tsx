import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { dismissNotice, type Notice, useNotices } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import styles from './notices.module.css';

const icons = { success: IconCircleCheck, info: IconInfoCircle, error: IconAlertTriangle };

/** Messages that belong to no field. They stay until closed: nobody reads at the speed of a timer. */
export function Notices() {
  const notices = useNotices();
  return (
    <div className={styles.list} aria-live="polite">
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function NoticeCard({ notice }: { notice: Notice }) {
  const text = useText();
  const Icon = icons[notice.kind];
  return (
    <div
      className={styles.notice}
      data-kind={notice.kind}
      role={notice.kind === 'error' ? 'alert' : undefined}
    >
      <Icon size={22} aria-hidden="true" />
      <p>{text(notice.key, notice.values)}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={text('app.notice.close')}
        onClick={() => dismissNotice(notice.id)}
      >
        <IconX size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
