import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import type { MessageView } from '../../../shared/api/messages.ts';
import { linksIn } from '../../../shared/links-in.ts';
import { pageOfPath } from '../../../shared/match-page.ts';
import { headKeys } from '../../../shared/page-title.ts';
import { withPhones } from '../../../shared/phones-in-text.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { WholeNumbers } from '../../components/whole-numbers.tsx';
import { useText } from '../../lib/text.ts';
import styles from './messages.module.css';

/** The amount that a message is about: of several none is the one. */
function onlyAmount(said: string): string | undefined {
  const amounts = new Set(said.match(/\d[\d.]*,\d\d\s€/g));
  return amounts.size === 1 ? [...amounts][0] : undefined;
}

/** What a message says, its pages as links, and how it came besides. */
export function MessageText({
  message: { lang, text: written, sentBy, hasFiles },
}: {
  message: MessageView;
}) {
  const text = useText();
  const said = withPhones(written);
  const amount = onlyAmount(said);
  const paragraphs = said.split('\n\n');
  const ways = sentBy.length === 2 ? 'both' : (sentBy[0] ?? 'none');
  return (
    <div className={styles.text}>
      {amount ? (
        <p className={styles.amount} aria-hidden="true">
          {amount}
        </p>
      ) : null}
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a message never change.
        <Paragraph key={at} lang={lang} said={paragraph} />
      ))}
      <p className={styles.note}>
        {text(`messages.page.sent.${ways}`)} {hasFiles ? text('messages.page.files') : null}
      </p>
    </div>
  );
}

/** One or two words that name the link at the end of a paragraph: `Ihre Rechnungen: /dashboard/bills`. */
const LABELLED = /^(.*[.!?])?\s*([^\s.!?:]+(?: [^\s.!?:]+)?):\s*$/s;

/** A paragraph; a link at its end, with the words that name it, is its button. */
function Paragraph({ lang, said }: { lang: string; said: string }) {
  const parts = linksIn(said.trimEnd());
  const [last, ...further] = parts.filter(({ isLink }) => isLink);
  const [, before = '', label] = LABELLED.exec(parts.length === 2 ? (parts[0]?.text ?? '') : '') ?? [];
  if (!last || further.length > 0 || !label || parts.at(-1) !== last)
    return (
      <p lang={lang}>
        <Linked text={said} />
      </p>
    );
  return (
    <>
      {before ? (
        <p lang={lang}>
          <WholeNumbers text={before} />
        </p>
      ) : null}
      <p lang={lang}>
        <ButtonLink look="secondary" to={last.text}>
          {label}
        </ButtonLink>
      </p>
    </>
  );
}

function Linked({ text }: { text: string }) {
  return linksIn(text).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change.
    <Fragment key={at}>
      {part.isLink ? <PageLink to={part.text} /> : <WholeNumbers text={part.text} />}
    </Fragment>
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
