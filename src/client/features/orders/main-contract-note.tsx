import { useLocation } from 'react-router-dom';
import type { OrderInProgress } from '../../../shared/order.ts';
import { Link } from '../../components/link.tsx';
import { Message } from '../../components/message.tsx';
import { useText } from '../../lib/text.ts';

/**
 * A second card needs a main contract, so its customer must log in: the note says so before the forms are filled in.
 */
export function MainContractNote({ order }: { order: OrderInProgress }) {
  const text = useText();
  const location = useLocation();
  if (!order.tariff?.mainContractRequired || order.userInfo.known) return null;
  return (
    <Message kind="warning" title={text('order.page.mainContract.title', { name: order.tariff.name })}>
      <p>{text('order.page.mainContract.text')}</p>
      <p>
        <Link to="/auth/login" state={{ from: location }}>
          {text('order.page.mainContract.login')}
        </Link>
      </p>
    </Message>
  );
}
