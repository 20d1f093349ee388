import { Toast } from '../../components/toast.tsx';
import { dismissNotice, useNotices } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import styles from './notices.module.css';

/** Messages that belong to no field; closed, they can be read again (`NoticeHistory`). */
export function Notices() {
  const text = useText();
  const { shown } = useNotices();
  return (
    <section className={styles.list} aria-label={text('app.notice.title')} aria-live="polite">
      {shown.map(({ id, kind, key, values }) => (
        <Toast key={id} kind={kind} closeLabel={text('app.notice.close')} onClose={() => dismissNotice(id)}>
          {text(key, values)}
        </Toast>
      ))}
    </section>
  );
}
