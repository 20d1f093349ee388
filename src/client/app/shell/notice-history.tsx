import { IconBell } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useNotices } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import styles from './header.module.css';

/** Loaded on click: most visits have no messages to read again. */
const NoticeList = lazyPart(async () => (await import('./notice-list.tsx')).NoticeList);

/** Opens the list of this visit's messages; hidden until there is one. */
export function NoticeHistory() {
  const text = useText();
  const { past } = useNotices();
  const [open, setOpen] = useState(false);
  if (past.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={`${styles.tool} ${styles.bell}`}
        aria-label={text('app.notice.history', { count: past.length })}
        onClick={() => setOpen(true)}
      >
        <IconBell size={22} aria-hidden="true" />
      </button>
      {open ? (
        <Suspense fallback={null}>
          <NoticeList notices={past} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
