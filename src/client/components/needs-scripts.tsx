import { team } from 'virtual:team';
import { useLocation } from 'react-router-dom';
import { AS_GUEST } from '../../shared/form-post.ts';
import { pages } from '../../shared/pages.ts';
import { pageAt } from '../lib/page-address.ts';
import { useText } from '../lib/text.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Link } from './link.tsx';
import { Message } from './message.tsx';

interface Props {
  /** What it is that does not work. */
  what: 'page' | 'form';
}

/** Says where no script runs what to do instead; only the server draws it. */
export function NeedsScripts({ what }: Props) {
  const isHydrated = useHydrated();
  return isHydrated ? null : (
    <noscript>
      <Sentence what={what} />
    </noscript>
  );
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
