import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import type { MessageView } from '../../../shared/api/messages.ts';
import { linksIn } from '../../../shared/links-in.ts';
import { pageOfPath } from '../../../shared/match-page.ts';
import { headKeys } from '../../../shared/page-title.ts';
import { Link } from '../../components/link.tsx';
import { useText } from '../../lib/text.ts';
import styles from './messages.module.css';

/** What a message says, its pages as links, and how it came besides. */
export function MessageText({ message: { lang, text: said, sentBy, hasFiles } }: { message: MessageView }) {
  const text = useText();
  const paragraphs = said.split('\n\n');
  const ways = sentBy.length === 2 ? 'both' : (sentBy[0] ?? 'none');
  return (
    <div className={styles.text}>
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a message never change.
        <p key={at} lang={lang}>
          <Linked text={paragraph} />
        </p>
      ))}
      <p className={styles.note}>
        {text(`messages.page.sent.${ways}`)} {hasFiles ? text('messages.page.files') : null}
      </p>
    </div>
  );
}

function Linked({ text }: { text: string }) {
  return linksIn(text).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change.
    <Fragment key={at}>{part.isLink ? <PageLink to={part.text} /> : part.text}</Fragment>
  ));
}

/** A link under the name of its page, where this page's words have it. */
function PageLink({ to }: { to: string }) {
  const intl = useIntl();
  const text = useText();
  const [path = ''] = to.split(/[?#]/);
  const key = headKeys(pageOfPath(path))?.title ?? '';
  return <Link to={to}>{text(Object.hasOwn(intl.messages, key) ? key : 'messages.page.open')}</Link>;
}
