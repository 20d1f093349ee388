import { useId, useRef } from 'react';
import type { OwnOption } from '../../../shared/api/packages.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Failure } from '../../components/failure.tsx';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import styles from './options.module.css';

interface Props {
  option: OwnOption;
  lastDay: string;
  onEnded: () => void;
}

/** Ends a package that comes each month, after a question. */
export function EndOption({ option, lastDay, onEnded }: Props) {
  const text = useText();
  const { id, name } = option;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { busy, error, start } = useAttempt(async () => {
    await call('POST /api/tariffs/options/me/:id/end', { params: { id } });
    dialog.current?.close();
    onEnded();
  });
  return (
    <>
      <Button
        look="secondary"
        aria-label={text('packages.page.endOf', { name })}
        onClick={() => dialog.current?.showModal()}
      >
        {text('packages.page.end')}
      </Button>
      <Dialog ref={dialog} titleId={titleId} title={text('packages.page.endTitle', { name })}>
        <p className={styles.line}>{lineInWords(option)}</p>
        <p>{text('packages.page.endTextOn', { day: germanDay(lastDay) })}</p>
        {error ? <Failure error={error} /> : null}
        <div className={styles.ways}>
          <Button look="secondary" onClick={() => dialog.current?.close()}>
            {text('packages.page.keep')}
          </Button>
          <Button look="negative" busy={busy} onClick={start}>
            {text('packages.page.endNow')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
