import { useId, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Message } from '../../components/message.tsx';
import { Section } from '../../components/section.tsx';
import { Toast } from '../../components/toast.tsx';
import { notify } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import styles from './parts.module.css';

const kinds = ['info', 'success', 'warning', 'error'] as const;
const toasts = ['success', 'info', 'error'] as const;

/** Alerts in place, toasts above the page, and the dialogue. */
export function MessageParts() {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  return (
    <Section size="part" title={text('parts.group.messages')}>
      <div className={styles.stack}>
        <div className={styles.grid}>
          {kinds.map((kind) => (
            <Message key={kind} kind={kind} title={text('parts.word.title')}>
              <p>{text('parts.word.text')}</p>
            </Message>
          ))}
        </div>
        <div className={styles.grid}>
          {toasts.map((kind) => (
            <Toast key={kind} kind={kind} closeLabel={text('app.notice.close')} onClose={() => undefined}>
              {text('parts.word.text')}
            </Toast>
          ))}
        </div>
        <div className={styles.row}>
          <Button look="secondary" onClick={() => notify({ kind: 'success', key: 'parts.word.said' })}>
            {text('parts.group.messages')}
          </Button>
          <Button look="secondary" onClick={() => dialog.current?.showModal()}>
            {text('parts.word.dialog')}
          </Button>
        </div>
        <Dialog ref={dialog} titleId={titleId} title={text('parts.word.dialog')}>
          <p>{text('parts.word.text')}</p>
          <Button wide onClick={() => dialog.current?.close()}>
            {text('parts.word.primary')}
          </Button>
        </Dialog>
      </div>
    </Section>
  );
}
