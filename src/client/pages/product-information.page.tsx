import { Page } from '../components/page.tsx';
import { ProductSheets } from '../features/information/product-sheets.tsx';
import { useText } from '../lib/text.ts';

/** `/information/product-information`: the sheets that TKTransparenzV asks for, with their archive. */
export function ProductInformationPage() {
  const text = useText();
  return (
    <Page
      narrow
      title={text('information.page.head.productInformation.title')}
      lead={text('information.sheets.lead')}
    >
      <ProductSheets />
    </Page>
  );
}
