import { team } from 'virtual:team';
import { IconCheck, IconCopy, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import rules from '../../../../teams/content/usage.json' with { type: 'json' };
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import styles from './invitation-code.module.css';

/** The customer's invitation for friends: its code to read, its link to copy, and to share where the device can. */
export function InvitationCode({ code }: { code: string }) {
  return (
    <div className={styles.invitation}>
      <div className={styles.code}>{code}</div>
      <div className={styles.ways}>
        <CopyButton link={linkWith(code)} />
        <ShareButton code={code} />
      </div>
    </div>
  );
}

/** The link contains the code, so that the friend who follows it need not type it. */
const linkWith = (code: string) => `${window.location.origin}/?invite=${encodeURIComponent(code)}`;

/** Browsers allow only pages of a safe origin to write to the clipboard. */
function CopyButton({ link }: { link: string }) {
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button look="secondary" onClick={copy}>
        {isCopied ? <IconCheck size={20} aria-hidden="true" /> : <IconCopy size={20} aria-hidden="true" />}
        {text(isCopied ? 'account.page.overview.copied' : 'account.page.overview.copy')}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied ? text('account.page.overview.copied') : ''}
      </span>
    </>
  );
}

function ShareButton({ code }: { code: string }) {
  const text = useText();
  if (!('share' in navigator)) return null;
  const share = () => {
    const invitation = {
      title: team.name,
      text: text('account.page.overview.shareText', {
        name: team.name,
        code,
        gigabytes: rules.invitation.gigabytes,
      }),
      url: linkWith(code),
    };
    // A user who cancels sharing causes no fault.
    navigator.share(invitation).catch(() => undefined);
  };
  return (
    <Button look="secondary" onClick={share}>
      <IconShare2 size={20} aria-hidden="true" />
      {text('account.page.overview.share')}
    </Button>
  );
}
