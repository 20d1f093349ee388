import { Page } from '../components/page.tsx';
import { DefinitionFaults } from '../features/form-playground/definition-faults.tsx';
import { FormList } from '../features/form-playground/form-list.tsx';
import { useDesk } from '../features/form-playground/use-desk.ts';
import { useText } from '../lib/text.ts';

/** `/dev/forms`: every form, and the faults in the files of the definitions. */
export function FormDesksPage() {
  const text = useText();
  const desk = useDesk();
  return (
    <Page title={text('desk.page.head.formDesks.title')} lead={text('desk.lead')}>
      <DefinitionFaults desk={desk} />
      <FormList forms={desk?.forms ?? []} />
    </Page>
  );
}
