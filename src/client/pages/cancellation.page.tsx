import { useLocation } from 'react-router-dom';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Declaring } from '../features/contracts/declaring.tsx';
import { type Right, rightOf } from '../features/contracts/rights.ts';
import { useText } from '../lib/text.ts';

/** The two functions of §§ 312k and 356a BGB, without an account; the one that was asked for comes first. */
export function CancellationPage() {
  const text = useText();
  const first = rightOf(useLocation());
  const order: Right[] = first === 'withdraw' ? ['withdraw', 'cancel'] : ['cancel', 'withdraw'];
  return (
    <Page narrow title={text('contract.page.title')} lead={text('contract.page.lead')}>
      <PageHead page="cancellation" />
      {order.map((right) => (
        <Declaring key={right} right={right} />
      ))}
    </Page>
  );
}
