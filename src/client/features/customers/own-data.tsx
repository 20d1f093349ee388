import { team } from 'virtual:team';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { call } from '../../lib/call.ts';
import { notify } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { AccountSection } from './account-section.tsx';

/** A copy of everything that is kept of the customer, as a file. */
export function OwnData() {
  const text = useText();
  const [copies, setCopies] = useState(0);
  return (
    <AccountSection
      id="export"
      title={text('account.page.profile.export')}
      lead={text('account.page.profile.exportLead')}
    >
      <Download key={copies} onDone={() => setCopies(copies + 1)} />
    </AccountSection>
  );
}

function Download({ onDone }: { onDone: () => void }) {
  const text = useText();
  const { busy, error, start } = useAttempt(async () => {
    const data = await call('GET /api/auth/me/export');
    saveFile(`${team.id}-${data.madeAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
    notify({ kind: 'success', key: 'account.page.profile.exported' });
    onDone();
  });
  return (
    <>
      {error ? <Failure error={error} /> : null}
      <div>
        <Button look="secondary" busy={busy} onClick={start}>
          {text('account.page.profile.exportButton')}
        </Button>
      </div>
    </>
  );
}

/** Hands a text to the browser as a download. */
function saveFile(name: string, json: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
