import { IconChecks } from '@tabler/icons-react';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';

/** Marks all messages as read. */
export function ReadAll({ readAll }: { readAll: () => Promise<void> }) {
  const text = useText();
  const { busy, error, start } = useAttempt(readAll);
  return (
    <>
      <Button look="quiet" busy={busy} onClick={start}>
        <IconChecks size={20} aria-hidden="true" />
        {text('messages.page.readAll')}
      </Button>
      {error ? <Failure error={error} /> : null}
    </>
  );
}
