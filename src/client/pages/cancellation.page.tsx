import { BesidePage } from '../components/beside-page.tsx';
import { BrandPanel } from '../components/brand-panel.tsx';
import { FarewellIllustration } from '../components/illustrations/farewell.tsx';
import { Declarations } from '../features/contracts/declarations.tsx';
import { useText } from '../lib/text.ts';

export { prepareForms as prepare } from '../forms/prepare-forms.ts';

/** The two functions of §§ 312k and 356a BGB, without an account; the one that the address names is open. */
export function CancellationPage() {
  const text = useText();
  return (
    <BesidePage
      beside={<BrandPanel isQuiet scene={<FarewellIllustration />} />}
      title={text('contract.page.title')}
      lead={text('contract.page.lead')}
    >
      <Declarations />
    </BesidePage>
  );
}
