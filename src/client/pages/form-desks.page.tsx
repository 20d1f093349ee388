import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { DefinitionFaults } from '../features/form-playground/definition-faults.tsx';
import { FormList } from '../features/form-playground/form-list.tsx';
import { useDesk } from '../features/form-playground/use-desk.ts';
import { useText } from '../lib/text.ts';

/** `/dev/forms`: every form, and what is wrong with the files of the definitions. */
export function FormDesksPage() {
  const text = useText();
  const desk = useDesk();
  return (
    <Page title={text('app.title.formDesks')} lead={text('desk.lead')}>
      <PageHead page="formDesks" />
      <DefinitionFaults desk={desk} />
      <FormList forms={desk?.forms ?? []} />
    </Page>
  );
}
