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
import styles from './needs-scripts.module.css';
import { useHeadWords } from './page-head.tsx';

interface Props {
  /** What it is that does not work. */
  what: 'page' | 'form' | 'game' | 'download';
}

/** The browser's build needs none of these words: where it runs, they are not shown. */
const isDrawing = import.meta.env.MODE === 'drawing';

/** Says where no script runs what to do instead; only the server draws it. */
export function NeedsScripts({ what }: Props) {
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  return <noscript className={styles.note}>{isDrawing ? <Sentence what={what} /> : null}</noscript>;
}

function Sentence({ what }: Props) {
  const text = useText();
  const { pathname } = useLocation();
  // A browser that may be signed in gets such a page drawn, and its forms, as they are for guests.
  const canBeSent = what === 'page' && pages[pageAt(pathname).page].posts !== undefined;
  return (
    <>
      {what === 'page' ? <Heading /> : null}
      <div>
        <p>
          <strong>{text(`components.needsScripts.${what}`)}</strong>
        </p>
        <p>{text('components.needsScripts.advice', { number: team.shortDial })}</p>
        {canBeSent ? (
          <p>
            <Link to={`${pathname}?${AS_GUEST}=1`}>{text('components.needsScripts.asGuest')}</Link>
          </p>
        ) : null}
        <p>
          <Link to={`/support?${AS_GUEST}=1`}>{text('components.needsScripts.write')}</Link>
        </p>
      </div>
    </>
  );
}

function Heading() {
  const { lang } = useLanguage();
  const { pathname } = useLocation();
  const { page, entry } = pageAt(pathname);
  // A page that only data describe has no words of its own.
  const { name } = useHeadWords(entry ? 'home' : page);
  const link = entry && bootstrap().pages.find(({ path }) => path === entry.path);
  return <h1>{link?.titles[lang] ?? name}</h1>;
}
