import { ButtonLink } from '../components/button.tsx';
import { FarewellIllustration } from '../components/illustrations/farewell.tsx';
import { Page } from '../components/page.tsx';
import { useText } from '../lib/text.ts';

/** What a customer reads who has just closed the account, and is signed out. */
export function ClosedPage() {
  const text = useText();
  return (
    <Page narrow title={text('closing.page.head.closed.title')} lead={text('closing.page.closed.thanks')}>
      <FarewellIllustration />
      <p>{text('closing.page.closed.text')}</p>
      <ButtonLink look="secondary" to="/">
        {text('closing.page.closed.home')}
      </ButtonLink>
    </Page>
  );
}
