import { team } from 'virtual:team';
import { useLocation } from 'react-router-dom';
import { AS_GUEST } from '../../shared/form-post.ts';
import { pages } from '../../shared/pages.ts';
import { bootstrap } from '../lib/bootstrap.ts';
import { useLanguage } from '../lib/language.ts';
import { pageAt } from '../lib/page-address.ts';
import { useText } from '../lib/text.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Link } from './link.tsx';
import { Message } from './message.tsx';
import styles from './needs-scripts.module.css';
import { useHeadWords } from './page-head.tsx';
import { PageHeader } from './page-header.tsx';

interface Props {
  /** What it is that does not work. */
  what: 'page' | 'form';
}

/** Says where no script runs what to do instead; only the server draws it. */
export function NeedsScripts({ what }: Props) {
  const isHydrated = useHydrated();
  return isHydrated ? null : (
    <noscript>
      <div className={styles.sentence}>
        {what === 'page' ? <Heading /> : null}
        <Sentence what={what} />
      </div>
    </noscript>
  );
}

function Heading() {
  const { lang } = useLanguage();
  const { pathname } = useLocation();
  const { page, entry } = pageAt(pathname);
  // A page that only data describe has no words of its own.
  const { name } = useHeadWords(entry ? 'home' : page);
  const link = entry && bootstrap().pages.find(({ path }) => path === entry.path);
  return <PageHeader title={link?.titles[lang] ?? name} />;
}

function Sentence({ what }: Props) {
  const text = useText();
  const { pathname } = useLocation();
  // A browser that may be signed in gets such a page drawn only as it is for guests.
  const isForGuests = what === 'page' && pages[pageAt(pathname).page].drawn === 'forGuests';
  return (
    <Message kind="info" title={text(`components.needsScripts.${what}`)}>
      <p>{text('components.needsScripts.advice', { number: team.shortDial })}</p>
      {isForGuests ? (
        <p>
          <Link to={`${pathname}?${AS_GUEST}=1`}>{text('components.needsScripts.asGuest')}</Link>
        </p>
      ) : null}
      <p>
        <Link to={`/support?${AS_GUEST}=1`}>{text('components.needsScripts.write')}</Link>
      </p>
    </Message>
  );
}
