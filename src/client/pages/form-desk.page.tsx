import { useParams } from 'react-router-dom';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { DefinitionFaults } from '../features/form-playground/definition-faults.tsx';
import { FormDesk } from '../features/form-playground/form-desk.tsx';
import { useDesk } from '../features/form-playground/use-desk.ts';

/** `/dev/forms/<area>/<form>`: one form by itself, with its examples and its live errors. */
export function FormDeskPage() {
  const { area = '', form = '' } = useParams();
  const id = `${area}/${form}`;
  const desk = useDesk();
  const title = desk?.forms.find((known) => known.id === id)?.title ?? id;
  return (
    <Page kicker={id} title={title}>
      <PageHead page="formDesk" prefix={title} />
      <DefinitionFaults desk={desk} />
      <FormDesk key={id} id={id} />
    </Page>
  );
}
