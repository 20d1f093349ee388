import { ButtonLink } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { KickOffIllustration } from '../../components/illustrations/kick-off.tsx';
import { useText } from '../../lib/text.ts';

/** For an account without a line and without an order. */
export function NothingYet() {
  const text = useText();
  return (
    <Empty
      title={text('dashboard.empty.title')}
      text={text('dashboard.empty.text')}
      illustration={<KickOffIllustration />}
    >
      <ButtonLink to="/tarife">{text('dashboard.empty.tariffs')}</ButtonLink>
    </Empty>
  );
}
