import { Empty } from '../../components/empty.tsx';
import { KickOffIllustration } from '../../components/illustrations/kick-off.tsx';
import { useText } from '../../lib/text.ts';

/** No round is open. */
export function NoRound() {
  const text = useText();
  return (
    <Empty
      title={text('giveaway.page.none')}
      text={text('giveaway.page.noneText')}
      illustration={<KickOffIllustration />}
    />
  );
}
