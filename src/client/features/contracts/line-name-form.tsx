import type { ContractView } from '../../../shared/api/contracts.ts';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { call } from '../../lib/call.ts';

interface Props {
  contract: ContractView;
  onStored: () => void;
}

/** The field for what the customer calls a line. */
export function LineNameForm({ contract: { id, lineName }, onStored }: Props) {
  return (
    <DefinitionForm
      id="contract/line-name"
      initialData={lineName ? { lineName } : undefined}
      onSubmit={async (data, { version }) => {
        const headers = formHeaders(version);
        await call('PUT /api/contracts/me/:id/line-name', { params: { id }, body: data, headers });
        onStored();
      }}
    />
  );
}
