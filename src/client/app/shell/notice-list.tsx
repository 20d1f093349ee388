import { useEffect, useId, useRef } from 'react';
import { berlinMoment } from '../../../shared/berlin-moment.ts';
import { Dialog } from '../../components/dialog.tsx';
import { ListRow, ListRows } from '../../components/list-row.tsx';
import { ToastIcon } from '../../components/toast.tsx';
import type { Notice } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';

interface Props {
  notices: readonly Notice[];
  onClose: () => void;
}

/** The messages of this visit, newest first. Opens when it is rendered; the parent removes it when it closes. */
export function NoticeList({ notices, onClose }: Props) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog ref={dialog} titleId={titleId} title={text('app.notice.title')} onClose={onClose}>
      <ListRows>
        {notices.map(({ id, kind, key, values, at }) => (
          <ListRow
            key={id}
            icon={<ToastIcon kind={kind} />}
            title={text(key, values)}
            note={berlinMoment(new Date(at)).time.slice(0, 5)}
          />
        ))}
      </ListRows>
    </Dialog>
  );
}
