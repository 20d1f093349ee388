import { useIntl } from 'react-intl';
import type { ChangesView } from '../../../shared/api/changes.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { Message } from '../../components/message.tsx';
import { useText } from '../../lib/text.ts';

/** The tariffs that are refused while the minimum term runs, and why. */
export function LaterOffers({ changes: { offers, minimumEndsOn } }: { changes: ChangesView }) {
  const text = useText();
  const intl = useIntl();
  const names = offers.filter(({ refusal }) => refusal === 'cheaperInTerm').map(({ tariff }) => tariff.name);
  if (names.length === 0) return null;
  return (
    <Message kind="info" title={text('contract.page.change.later')}>
      <p>
        {text('contract.page.change.laterText', {
          count: names.length,
          names: intl.formatList(names),
          end: germanDay(minimumEndsOn),
        })}
      </p>
    </Message>
  );
}
