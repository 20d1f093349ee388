import { useState } from 'react';
import type { SavedMethodList } from '../../../shared/api/payments.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { ListRow, ListRows } from '../../components/list-row.tsx';
import { MandateText } from '../../components/mandate-text.tsx';
import { MethodIcon } from '../../components/method-icon.tsx';
import { Section } from '../../components/section.tsx';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { goToPaymentPage } from '../../lib/go-to-payment-page.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { addAccount, openMethodPage } from './saved-method-calls.ts';
import styles from './saved-methods.module.css';

interface Props {
  /** Called with all methods, and the key of the message to show. */
  onChanged: (all: SavedMethodList, key: string) => void;
}

/** Adds a bank account with its mandate here, a card or PayPal on the provider's page. */
export function AddMethod({ onChanged }: Props) {
  const text = useText();
  const [isAccount, setIsAccount] = useState(false);
  const save = async (form: unknown, version: string) => {
    const all = await addAccount(form, version);
    setIsAccount(false);
    onChanged(all, 'account.page.methods.added');
  };
  return (
    <Section size="part" title={text('account.page.methods.addTitle')}>
      {isAccount ? (
        <div className={styles.account}>
          <MandateText of="account" />
          <DefinitionForm id="account/bank-account" onSubmit={(form, { version }) => save(form, version)} />
          <Button look="quiet" onClick={() => setIsAccount(false)}>
            {text('account.page.methods.addCancel')}
          </Button>
        </div>
      ) : (
        <ListRows label={text('account.page.methods.addTitle')}>
          <ListRow
            icon={<MethodIcon method="sepa" />}
            title={text('account.page.methods.addAccount')}
            onPress={() => setIsAccount(true)}
          />
          <PageRow method="card" />
          <PageRow method="paypal" />
        </ListRows>
      )}
    </Section>
  );
}

function PageRow({ method }: { method: 'card' | 'paypal' }) {
  const text = useText();
  const { busy, error, start } = useAttempt(async () => goToPaymentPage(await openMethodPage(method)));
  return (
    <ListRow
      icon={<MethodIcon method={method} />}
      title={text(`account.page.methods.add.${method}`)}
      busy={busy}
      onPress={start}
      after={error ? <Failure error={error} /> : null}
    />
  );
}
