import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import type { Notice } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import styles from './header.module.css';
import { NoticeList } from './notice-list.tsx';

/** Opens the list of this visit's messages. */
export function NoticeHistory({ notices }: { notices: readonly Notice[] }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${styles.tool} ${styles.bell}`}
        aria-label={text('app.notice.history', { count: notices.length })}
        onClick={() => setOpen(true)}
      >
        <IconBell size={22} aria-hidden="true" />
      </button>
      {open ? <NoticeList notices={notices} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
